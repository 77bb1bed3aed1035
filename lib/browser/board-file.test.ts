import { expect, test } from 'vitest'
import { toMarkdown } from './board-file'
import type { Favourite } from './favourites'

const favourite = (copy: string, more: Partial<Favourite['card']> = {}): Favourite => ({
  tool: 'tiktok-hook-generator',
  toolName: 'TikTok Hook Generator',
  at: 1,
  card: { id: '1', parts: [{ text: copy }], copy, carry: copy, item: null, ...more },
})

test('every favourite has its heading, its text as it is copied, and its advice', () => {
  const board = [
    favourite('Stop kneading.\n#sourdough', { heading: 'Contrarian', notes: ['Show the *crumb* first.'] }),
    favourite('Three loaves, one oven'),
  ]
  expect(toMarkdown(board)).toBe(
    [
      '# Board',
      '',
      '## 1. TikTok Hook Generator: Contrarian',
      '',
      '```text',
      'Stop kneading.',
      '#sourdough',
      '```',
      '',
      '- Show the \\*crumb\\* first.',
      '',
      '## 2. TikTok Hook Generator',
      '',
      '```text',
      'Three loaves, one oven',
      '```',
      '',
    ].join('\n'),
  )
})

test('a text with a fence of its own cannot break out', () => {
  expect(toMarkdown([favourite('a\n```\n# not a heading')])).toContain(
    '````text\na\n```\n# not a heading\n````',
  )
})

test('a heading stays one line, without markup', () => {
  expect(toMarkdown([favourite('a', { heading: 'C++ <b>\n# x' })])).toContain(
    '## 1. TikTok Hook Generator: C++ \\<b\\> \\# x\n',
  )
})
