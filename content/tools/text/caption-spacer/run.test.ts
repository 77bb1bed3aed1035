import { expect, test } from 'vitest'
import { createResultReader } from '@/test/text-tool-results'
import { run } from './run'
import captionSpacer from './tool'

const { run: runSpacer, getBlocks, getText, getNotes } = createResultReader(captionSpacer, run)
const spaceCaption = (...request: Parameters<typeof getBlocks>) => getText('Caption', ...request)

test('removes and counts trailing spaces and surplus blank lines', () => {
  const text = '\n\nOne  \n\n \n\nTwo\u2800\nThree\n\n'
  expect(spaceCaption(text)).toBe('One\n\nTwo\nThree')
  expect(getNotes(text)).toEqual(['Removed: spaces at the end of 2 lines and 2 blank lines.'])
  expect(spaceCaption(text, { blank: 0 })).toBe('One\nTwo\nThree')
  expect(spaceCaption(text, { blank: 2 })).toBe('One\n\n\nTwo\nThree')
})

test.each([
  ['none', 'One\n\nTwo'],
  ['braille', 'One\n\u2800\nTwo'],
  ['zero', 'One\n\u200b\nTwo'],
  ['dot', 'One\n.\nTwo'],
] as const)('replaces an earlier filler with the chosen one: %s', (filler, expected) => {
  for (const gap of ['', '.', '\u2800', '\u200b', ' . \n\u2800', '\u3164', '\u200e', '•\n•'])
    expect(spaceCaption(`One\n${gap}\nTwo`, { filler })).toBe(expected)
})

test('unifies bullets, but not hyphens within words or minus signs', () => {
  const list = '- one\n* two\n  • three\n✅ four\n-5 °C\nwell-known'
  expect(spaceCaption(list, { bullet: 'arrow' })).toBe('→ one\n→ two\n  → three\n→ four\n-5 °C\nwell-known')
  expect(spaceCaption(list)).toBe(list)
})

test('unifies bullets of documents, without a space after them too, but not dividers', () => {
  const list = '● one\n○ two\n■three\n•20% off\n➡️ five\n☑️six\n→→ seven\n* * *\n- -'
  expect(spaceCaption(list, { bullet: 'dash' })).toBe(
    '– one\n– two\n– three\n– 20% off\n– five\n– six\n→→ seven\n* * *\n- -',
  )
})

test.each([
  ['-eggs\n-🥛 milk', '→ eggs\n→ 🥛 milk'],
  ['— one\n\n— 2 two', '→ one\n\n→ 2 two'],
  ['“Less is more.”\n— Anna\n* one', '“Less is more.”\n— Anna\n→ one'],
  ['Bye\n-Anna', 'Bye\n-Anna'],
  ['- one\n-two\n— Anna', '→ one\n→ two\n— Anna'],
])('reads two lines after dashes as a list, but one alone as a signature: %j', (text, expected) => {
  expect(spaceCaption(text, { bullet: 'arrow' })).toBe(expected)
})

test.each([
  ['One #Café\n#cafe\u0301', 'One\n\n#Café'],
  [
    'Bread day #bread #Baking\nWe love #bread here.\n#bread #été\n\nBye',
    'Bread day\nWe love #bread here.\n\nBye\n\n#bread #Baking #été',
  ],
  ['#a1b #c', '#a1b #c'],
  ['C# and issue #1, ok', 'C# and issue #1, ok'],
  ['We are the city’s bakery #1', 'We are the city’s bakery #1'],
  ['See https://example.com/#menu\n#rye', 'See https://example.com/#menu\n\n#rye'],
])('moves hashtags at the end of a line to the end of the caption, each once: %j', (text, expected) => {
  expect(spaceCaption(text, { tagsLast: true })).toBe(expected)
})

test('the fragment of a link does not count as a hashtag', () => {
  expect(getNotes('#bread #rye #oven #dough #bakery\nhttps://example.com/#menu')).toEqual([])
})

test.each(['\r\n', '\r', '\v', '\u0085', '\u2028', '\u2029'])('reads %j as a line break', (lineBreak) => {
  expect(spaceCaption(`One ${lineBreak}${lineBreak}${lineBreak}Two`)).toBe('One\n\nTwo')
})

test.each([
  [`${'a'.repeat(2_199)} 👩‍👧`, 'Instagram allows 2,200 characters, and you have 2,205. Cut 5.'],
  ['#a #b #c #d #e #f', 'Instagram allows 5 hashtags, and you have 6. Cut 1.'],
])('notes a caption over the network’s limit: %#', (text, note) => {
  expect(getNotes(text)).toEqual([note])
  expect(getNotes(text, { network: 'linkedin' })).toEqual([])
})

test('uses the limit and preview of the chosen network', () => {
  expect(getBlocks('Hello', { network: 'linkedin' })).toEqual([
    { kind: 'text', name: 'Caption', text: 'Hello', isWhole: true, detail: '5 of 3,000 characters' },
    { kind: 'preview', of: 'linkedin-post', text: 'Hello' },
  ])
})

test.each([
  'Wait\n...\nwhat',
  'One\n• • •\nTwo',
  '👩‍👧 family',
  '日本語\n\nです',
  'שלום\n\nעולם',
  'a\ud83d',
  '  leading',
])('leaves %j unchanged', (text) => {
  expect(spaceCaption(text)).toBe(text)
})

test('does not accept blank lines alone as a caption', () => {
  expect(runSpacer(' \n\u2800\n.')).toEqual({ problem: 'There are only blank lines here. Add a caption first.' })
})
