import { expect, test } from 'vitest'
import type { SavedResult } from './saved-results'
import {
  parseSavedResultsFile,
  savedResultsToCsv,
  savedResultsToJson,
  savedResultsToMarkdown,
} from './saved-results-file'

const saved = (copy: string, more: Partial<SavedResult['card']> = {}): SavedResult => ({
  tool: 'tiktok-hook-generator',
  toolName: 'TikTok Hook Generator',
  at: 1,
  card: { id: '1', parts: [{ text: copy }], copy, carry: copy, item: null, ...more },
})

test('every result has its heading, its text as it is copied, and its advice', () => {
  const list = [
    saved('Stop kneading.\n#sourdough', { heading: 'Contrarian', notes: ['Show the *crumb* first.'] }),
    saved('Three loaves, one oven'),
  ]
  expect(savedResultsToMarkdown(list)).toBe(
    [
      '# Saved',
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
  expect(savedResultsToMarkdown([saved('a\n```\n# not a heading')])).toContain(
    '````text\na\n```\n# not a heading\n````',
  )
})

test('a heading stays one line, without markup', () => {
  expect(savedResultsToMarkdown([saved('a', { heading: 'C++ <b>\n# x' })])).toContain(
    '## 1. TikTok Hook Generator: C++ \\<b\\> \\# x\n',
  )
})

test('a JSON file comes back as it was, and any other brings nothing', () => {
  const list = [saved('a', { notes: ['x'] }), saved('b')]
  expect(parseSavedResultsFile(savedResultsToJson(list))).toEqual(list)
  for (const text of ['', '{', '[]', '{"version":1}', '{"tool":"x","results":[{"text":"a"}]}'])
    expect(parseSavedResultsFile(text)).toEqual([])
})

test('a table has a row for each result, and no formula', () => {
  expect(savedResultsToCsv([saved('=1+1', { tags: ['#a', '#b'] })])).toBe(
    '\uFEFFTool,Heading,Text,Tags,Notes,Saved on\r\nTikTok Hook Generator,,\'=1+1,"#a, #b",,1970-01-01\r\n',
  )
})
