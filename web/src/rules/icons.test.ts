import { expect, test } from 'vitest'
import { icons } from '../art/icons'

const files = import.meta.glob<string>(
  ['../../../src/frontier/texts/*/rules/*.md', '../../../examples/*/texts/*/rules/*.md'],
  { eager: true, query: '?raw', import: 'default' },
)

test.each(Object.entries(files))('%s names only icons that are drawn', (_, text) => {
  const named = Array.from(text.matchAll(/\{icon:(\w+)\}/g), ([, name]) => name!)
  expect(named.filter((name) => !(name in icons))).toEqual([])
})
