import { expect, test } from 'vitest'
import { filtered, noFilter } from './tool-filter'
import type { ListedGroup, ListedTool } from './tool-list'

const tool = (name: string, more: Partial<ListedTool> = {}): ListedTool => ({
  path: `/${name}`,
  name,
  card: '',
  icon: 'hash',
  starts: ['line'],
  inBrowser: false,
  ...more,
})

const groups: readonly ListedGroup[] = [
  {
    id: 'tiktok',
    label: 'TikTok',
    path: '/tt',
    tools: [tool('Hook Generator'), tool('Save Sound', { starts: ['link'] })],
  },
  { id: 'text', label: 'Text', path: '/t', tools: [tool('Cases', { starts: ['text'], inBrowser: true })] },
]

const namesOf = (shown: readonly ListedGroup[]) => shown.flatMap(({ tools }) => tools.map(({ name }) => name))

test.each([
  ['nothing', {}, ['Hook Generator', 'Save Sound', 'Cases']],
  ['a group', { group: 'tiktok' }, ['Hook Generator', 'Save Sound']],
  ['what one has', { start: 'link' }, ['Save Sound']],
  ['what needs no server', { inBrowser: true }, ['Cases']],
  ['two things at once', { group: 'text', start: 'line' }, []],
])('by %s', (_, filter, names) => {
  const shown = filtered(groups, { ...noFilter, ...filter }, null)
  expect(namesOf(shown)).toEqual(names)
  expect(shown.every(({ tools }) => tools.length > 0)).toBe(true)
})

test('what a search has found is all that is shown, the best of it first', () => {
  const found = ['/Cases', '/elsewhere', '/Save Sound', '/Hook Generator']
  expect(namesOf(filtered(groups, noFilter, found))).toEqual(['Cases', 'Save Sound', 'Hook Generator'])
  expect(namesOf(filtered(groups, { ...noFilter, start: 'link' }, found))).toEqual(['Save Sound'])
  expect(filtered(groups, noFilter, [])).toEqual([])
})
