import { expect, test } from 'vitest'
import type { SearchEntry } from './search-engine'
import { inGroups } from './search-groups'

const entry = (path: string, label: string): SearchEntry => ({
  path,
  name: path,
  card: '',
  icon: 'hammer',
  group: { id: null, label },
  words: [],
})

test('results stand below their groups, the best one’s group first', () => {
  const groups = inGroups([entry('/a', 'YouTube'), entry('/b', 'TikTok'), entry('/c', 'YouTube')])
  expect(groups.map(({ label, entries }) => [label, entries.map(({ path }) => path)])).toEqual([
    ['YouTube', ['/a', '/c']],
    ['TikTok', ['/b']],
  ])
})
