import { expect, test } from 'vitest'
import { emptyFilter, filterGroups, type ToolListGroup, type ToolListItem } from './tool-filter'

const createTool = (name: string, fields: Partial<ToolListItem> = {}): ToolListItem => ({
  path: `/${name}`,
  name,
  card: '',
  icon: 'hash',
  startingPoints: ['line'],
  runsInBrowser: false,
  needsModel: false,
  ...fields,
})

const tiktokTools = [createTool('Hook Generator'), createTool('Save Sound', { startingPoints: ['link'] })]
const textTools = [createTool('Cases', { startingPoints: ['text'], runsInBrowser: true })]
const groups: readonly ToolListGroup[] = [
  { id: 'tiktok', label: 'TikTok', path: '/tt', tools: tiktokTools },
  { id: 'text', label: 'Text', path: '/t', tools: textTools },
]
const searchResultPaths = ['/Cases', '/elsewhere', '/Save Sound', '/Hook Generator']

test.each([
  ['nothing', {}, null, ['Hook Generator', 'Save Sound', 'Cases']],
  ['a group', { group: 'tiktok' }, null, ['Hook Generator', 'Save Sound']],
  ['a starting point', { startingPoint: 'link' }, null, ['Save Sound']],
  ['tools without a server', { mustRunInBrowser: true }, null, ['Cases']],
  ['two filters at once', { group: 'text', startingPoint: 'line' }, null, []],
  ['a search, the best result first', {}, searchResultPaths, ['Cases', 'Save Sound', 'Hook Generator']],
  ['a search and a filter', { startingPoint: 'link' }, searchResultPaths, ['Save Sound']],
  ['a search without results', {}, [], []],
] as const)('filters tools by %s and drops empty groups', (_, filter, paths, names) => {
  const shownGroups = filterGroups(groups, { ...emptyFilter, ...filter }, paths)
  expect(shownGroups.flatMap(({ tools }) => tools.map(({ name }) => name))).toEqual(names)
  expect(shownGroups.every(({ tools }) => tools.length > 0)).toBe(true)
})
