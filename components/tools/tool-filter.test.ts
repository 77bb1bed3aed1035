import { expect, test } from 'vitest'
import { emptyFilter, filterGroups } from './tool-filter'
import type { ToolListGroup, ToolListItem } from './tool-list'

const tool = (name: string, more: Partial<ToolListItem> = {}): ToolListItem => ({
  path: `/${name}`,
  name,
  card: '',
  icon: 'hash',
  startingPoints: ['line'],
  runsInBrowser: false,
  ...more,
})

const groups: readonly ToolListGroup[] = [
  {
    id: 'tiktok',
    label: 'TikTok',
    path: '/tt',
    tools: [tool('Hook Generator'), tool('Save Sound', { startingPoints: ['link'] })],
  },
  {
    id: 'text',
    label: 'Text',
    path: '/t',
    tools: [tool('Cases', { startingPoints: ['text'], runsInBrowser: true })],
  },
]

const listNames = (shown: readonly ToolListGroup[]) => shown.flatMap(({ tools }) => tools.map(({ name }) => name))

test.each([
  ['nothing', {}, ['Hook Generator', 'Save Sound', 'Cases']],
  ['a group', { group: 'tiktok' }, ['Hook Generator', 'Save Sound']],
  ['what one has', { startingPoint: 'link' }, ['Save Sound']],
  ['what needs no server', { mustRunInBrowser: true }, ['Cases']],
  ['two things at once', { group: 'text', startingPoint: 'line' }, []],
])('by %s', (_, filter, names) => {
  const shown = filterGroups(groups, { ...emptyFilter, ...filter }, null)
  expect(listNames(shown)).toEqual(names)
  expect(shown.every(({ tools }) => tools.length > 0)).toBe(true)
})

test('what a search has found is all that is shown, the best of it first', () => {
  const found = ['/Cases', '/elsewhere', '/Save Sound', '/Hook Generator']
  expect(listNames(filterGroups(groups, emptyFilter, found))).toEqual(['Cases', 'Save Sound', 'Hook Generator'])
  expect(listNames(filterGroups(groups, { ...emptyFilter, startingPoint: 'link' }, found))).toEqual(['Save Sound'])
  expect(filterGroups(groups, emptyFilter, [])).toEqual([])
})
