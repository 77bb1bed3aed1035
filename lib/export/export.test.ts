import { expect, test } from 'vitest'
import type { Card } from '@/lib/tool/card'
import { fileName, toCsv, toJson, toText } from './export'

const card = (copy: string, more: Partial<Card> = {}): Card => ({
  id: '1',
  parts: [{ text: copy }],
  copy,
  carry: copy,
  item: { secret: 'not exported' },
  ...more,
})

test('text is what the copy buttons give, one blank line apart', () => {
  expect(toText([card('one'), card('two\nlines')])).toBe('one\n\ntwo\nlines')
})

test('cells are quoted by RFC 4180', () => {
  expect(toCsv([card('say "hi", then\nleave', { heading: 'Story, short' })])).toBe(
    '\uFEFFNumber,Heading,Text,Tags,Notes\r\n1,"Story, short","say ""hi"", then\nleave",,\r\n',
  )
})

test('every meter has its column, and lists share a cell', () => {
  const words = { label: 'Words', value: 9, limit: 15, unit: 'words' }
  expect(
    toCsv([card('a', { meters: [words], tags: ['easy', 'desk'], notes: ['Check it.'] }), card('b')]),
  ).toBe('\uFEFFNumber,Heading,Text,Words,Tags,Notes\r\n1,,a,9,"easy, desk",Check it.\r\n2,,b,,,\r\n')
})

test('parts that every result has get a column, so that a template can be filled', () => {
  const slide = (headline: string, ...rest: { label: string; text: string }[]) =>
    card(headline, { parts: [{ label: 'Headline', text: headline }, ...rest] })
  const body = (text: string) => ({ label: 'Body', text })
  const caption = { label: 'Caption', text: 'Not on each slide.' }
  expect(toCsv([slide('one', body('first'), caption), slide('two', body('second'))])).toBe(
    '\uFEFFNumber,Heading,Text,Headline,Body,Tags,Notes\r\n1,,one,one,first,,\r\n2,,two,two,second,,\r\n',
  )
})

test('an edited result fills the columns with its paragraphs', () => {
  const parts = [
    { label: 'Headline', text: 'one' },
    { label: 'Body', text: 'first' },
    { label: 'Picture', text: 'a pan' },
  ]
  const edited = card('two, changed\n\nsecond', { edited: true })
  expect(toCsv([card('one\n\nfirst', { parts }), edited])).toContain(
    'Headline,Body,Picture,Tags,Notes\r\n1,,"one\n\nfirst",one,first,a pan,,\r\n2,,"two, changed\n\nsecond","two, changed",second,,,\r\n',
  )
})

test('a single result and parts that repeat get no columns', () => {
  const text = (words: string) => ({ label: 'Text', text: words })
  const twice = card('a', { parts: [text('x'), text('y')] })
  expect(toCsv([twice, twice])).toContain('Number,Heading,Text,Tags,Notes\r\n')
  expect(toCsv([card('a', { parts: [text('x')] })])).toContain('Number,Heading,Text,Tags,Notes\r\n')
})

// Row 116
test.each(['=1+1', '+1', '-1', '@name', '＝1', ' =1'])('a spreadsheet does not run %j', (text) => {
  expect(toCsv([card(text)])).toContain(`,'${text},`)
})

test('a formula in a quoted cell is disarmed too', () => {
  expect(toCsv([card('=HYPERLINK("http://x","y")')])).toContain(`"'=HYPERLINK(""http://x"",""y"")"`)
})

test('json holds the input and the texts, not what the tool keeps for itself', () => {
  const run = {
    id: 'r',
    tool: 'youtube-title',
    at: Date.UTC(2026, 10, 21, 12),
    prompt: 'bread',
    parameters: { tone: 'bold' },
    cards: [card('a', { heading: 'List' })],
    engine: 'built-in',
    notes: [],
    complete: true,
  } as const
  expect(JSON.parse(toJson(run))).toEqual({
    tool: 'youtube-title',
    createdAt: '2026-11-21T12:00:00.000Z',
    engine: 'built-in',
    prompt: 'bread',
    parameters: { tone: 'bold' },
    results: [{ heading: 'List', text: 'a', parts: [{ text: 'a' }] }],
  })
})

test('a file is named after its tool and the day of the run', () => {
  const at = new Date(2026, 10, 3, 23, 59).getTime()
  expect(fileName({ tool: 'tiktok-hook-generator', at }, 'csv')).toBe('tiktok-hook-generator-2026-11-03.csv')
})
