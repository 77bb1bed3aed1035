import { expect, test } from 'vitest'
import type { SearchEntry } from './search-engine'
import { groupEntries, groupWithRecentEntries } from './search-groups'

const entry = (path: string, label: string): SearchEntry => ({
  path,
  name: path,
  card: '',
  icon: 'hammer',
  group: { id: null, label },
  words: [],
})

test('results stand below their groups, the best one’s group first', () => {
  const groups = groupEntries([entry('/a', 'YouTube'), entry('/b', 'TikTok'), entry('/c', 'YouTube')])
  expect(groups.map(({ label, entries }) => [label, entries.map(({ path }) => path)])).toEqual([
    ['YouTube', ['/a', '/c']],
    ['TikTok', ['/b']],
  ])
})

test('what was used last stands first, and once', () => {
  const entries = ['/a', '/b', '/c', '/d', '/e', '/f'].map((path) => entry(path, 'TikTok'))
  const paths = ['/f', '/gone', '/b', '/a', '/c', '/d']
  expect(
    groupWithRecentEntries(entries, paths).map(({ label, entries }) => [label, entries.map(({ path }) => path)]),
  ).toEqual([
    ['Used last', ['/f', '/b', '/a', '/c']],
    ['TikTok', ['/d', '/e']],
  ])
  expect(groupWithRecentEntries(entries, []).map(({ label }) => label)).toEqual(['TikTok'])
})
