/** The effects of a building as rows of icons, with a few characters between them. */
import type { Building } from '../view'

export interface EffectRow {
  title: string // key of what this row means
  icons: string[]
}

/** Whether an entry is a character that stands between icons. */
export const isSymbol = (icon: string): boolean => /^[^a-z]+$/.test(icon)

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
export function effectRows(building: Building): EffectRow[] {
  const found: EffectRow[] = []
  if (building.income.length) found.push({ title: 'web-homesteaders-row-income', icons: building.income })
  for (const reward of building.when_built)
    found.push({ title: 'web-homesteaders-row-built', icons: ['!', ...(BUILT[reward] ?? [reward])] })
  for (const ability of building.abilities) {
    const icons = ABILITIES[ability] ?? []
    const before = found.at(-1)?.icons
    // "wood › food" and "food › steel" are one chain.
    if (before && before.includes('›') && before.at(-1) === icons[0]) before.push(...icons.slice(1))
    else found.push({ title: 'web-homesteaders-row-ability', icons: [...icons] })
  }
  for (const what of building.extra_vp)
    found.push({ title: 'web-homesteaders-row-extra', icons: ['vp', '/', COUNTED[what] ?? what] })
  return found
}
