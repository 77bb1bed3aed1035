import { expect, test } from 'vitest'
import { filtered, noFilter } from './tool-filter'
import type { ListedGroup, ListedTool } from './tool-list'

const tool = (name: string, more: Partial<ListedTool> = {}): ListedTool => ({
  path: `/${name}`,
  name,
  card: '',
  icon: 'hash',
  words: '',
  starts: ['line'],
  inBrowser: false,
  ...more,
})

const groups: readonly ListedGroup[] = [
  {
    id: 'tiktok',
    label: 'TikTok',
    path: '/tt',
    tools: [tool('Hook Generator', { words: 'opener' }), tool('Save Sound', { starts: ['link'] })],
  },
  { id: 'text', label: 'Text', path: '/t', tools: [tool('Cases', { starts: ['text'], inBrowser: true })] },
]

test.each([
  ['nothing', {}, ['Hook Generator', 'Save Sound', 'Cases']],
  ['a group', { group: 'tiktok' }, ['Hook Generator', 'Save Sound']],
  ['what one has', { start: 'link' }, ['Save Sound']],
  ['what needs no server', { inBrowser: true }, ['Cases']],
  ['the beginning of a word', { text: 'gener' }, ['Hook Generator']],
  ['another word for it', { text: 'OPENER' }, ['Hook Generator']],
  ['words of the group and the name', { text: 'tiktok sound' }, ['Save Sound']],
  ['words that nothing has', { text: 'tiktok cases' }, []],
  ['two things at once', { group: 'text', start: 'line' }, []],
])('by %s', (_, filter, names) => {
  const found = filtered(groups, { ...noFilter, ...filter })
  expect(found.flatMap(({ tools }) => tools.map(({ name }) => name))).toEqual(names)
  expect(found.every(({ tools }) => tools.length > 0)).toBe(true)
})
