/** What a building brings, as rows of small drawings: names of drawings, and a few characters between them. */
import type { Building } from '../view'

export interface Signs {
  title: string // key of what this row means
  signs: string[]
}

/** Characters that stand between drawings. */
export const isMark = (sign: string): boolean => /^[^a-z]+$/.test(sign)

const ABILITIES: Record<string, string[]> = {
  wood_to_food: ['wood', '›', 'food'],
  food_to_steel: ['food', '›', 'steel'],
  sale_bonus: ['trade', '+', 'silver'],
  gold_as_copper_or_cattle: ['gold', '=', 'copper', '/', 'cattle'],
  vp_per_later_building: ['build', '›', 'vp'],
  equal_bid: ['auction', '='],
  silver_per_worker: ['silver', '/', 'worker'],
  debt_relief: ['debt', '/', 'silver'],
  trade_to_silver: ['trade', '›', 'silver'],
}

const BUILT: Record<string, string[]> = {
  advance: ['advance'],
  debt_relief: ['debt', '/', 'silver'],
  building: ['build'],
}

const COUNTED: Record<string, string> = {
  residential: 'tag_residential',
  commercial: 'tag_commercial',
  industrial: 'tag_industrial',
  special: 'tag_special',
  building: 'building_homestead',
}

/** Income without workers, rewards when built, abilities, extra VP; work has rows of its own. */
export function signsOf(building: Building): Signs[] {
  const found: Signs[] = []
  if (building.income.length) found.push({ title: 'web-homesteaders-row-income', signs: building.income })
  for (const reward of building.when_built)
    found.push({ title: 'web-homesteaders-row-built', signs: ['!', ...(BUILT[reward] ?? [reward])] })
  for (const ability of building.abilities) {
    const signs = ABILITIES[ability] ?? []
    const before = found.at(-1)?.signs
    // "wood › food" and "food › steel" are one chain.
    if (before && before.includes('›') && before.at(-1) === signs[0]) before.push(...signs.slice(1))
    else found.push({ title: 'web-homesteaders-row-ability', signs: [...signs] })
  }
  for (const what of building.extra_vp)
    found.push({ title: 'web-homesteaders-row-extra', signs: ['vp', '/', COUNTED[what] ?? what] })
  return found
}
