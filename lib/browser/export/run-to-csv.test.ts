import { expect, test } from 'vitest'
import type { Card } from '@/lib/tool/card'
import { runToCsv } from './run-to-csv'

const card = (copy: string, more: Partial<Card> = {}): Card => ({
  id: '1',
  parts: [{ text: copy }],
  copy,
  carry: copy,
  item: null,
  ...more,
})
const at = Date.UTC(2026, 10, 19, 12)
const csv = (...cards: Card[]) => runToCsv({ cards, at })

test('cells are quoted by RFC 4180, and what no result has gets no column', () => {
  expect(csv(card('say "hi", then\nleave', { heading: 'Story, short' }))).toBe(
    '\uFEFFNumber,Heading,Text\r\n1,"Story, short","say ""hi"", then\nleave"\r\n',
  )
})

test('every meter has its column, and lists share a cell', () => {
  const words = { label: 'Words', value: 9, limit: 15, unit: 'words' }
  expect(csv(card('a', { meters: [words], tags: ['easy', 'desk'], notes: ['Check it.'] }), card('b'))).toBe(
    '\uFEFFNumber,Text,Words,Tags,Notes\r\n1,a,9,"easy, desk",Check it.\r\n2,b,,,\r\n',
  )
})

test('an outline is marked as one', () => {
  expect(csv(card('[what]', { outline: true }), card('b'))).toBe(
    '\uFEFFNumber,Text,State\r\n1,[what],Outline: fill in\r\n2,b,\r\n',
  )
})

const slide = (headline: string, body: string, ...rest: { label: string; text: string }[]) =>
  card([headline, body].filter(Boolean).join('\n\n'), {
    parts: [{ label: 'Headline', text: headline }, ...(body ? [{ label: 'Body', text: body }] : []), ...rest],
  })

test('a text that is its parts stands in their columns alone, so that a template can be filled', () => {
  const pan = { label: 'Picture', text: 'a pan' }
  const caption = { label: 'Caption', text: 'Below.' }
  expect(csv(slide('one', '', pan, caption), slide('two', 'b', pan), slide('three', 'c', pan))).toBe(
    '\uFEFFNumber,Headline,Body,Picture,Caption\r\n' + '1,one,,a pan,Below.\r\n2,two,b,a pan,\r\n3,three,c,a pan,\r\n',
  )
})

test('what one result alone has comes last', () => {
  const caption = { label: 'Caption', text: 'Below.' }
  expect(csv(slide('one', '', caption), slide('two', 'b'), slide('three', 'c'))).toContain(
    'Number,Headline,Body,Caption\r\n',
  )
})

test('an edited result fills the columns with its paragraphs', () => {
  const edited = card('two, changed\n\nsecond', { edited: true })
  expect(csv(slide('one', 'first', { label: 'Picture', text: 'a pan' }), edited)).toBe(
    '\uFEFFNumber,Headline,Body,Picture\r\n1,one,first,a pan\r\n2,"two, changed",second,\r\n',
  )
})

test('a text that is posted as a whole stays whole, and a part of it is not said twice', () => {
  const caption = (words: string) =>
    card(`${words} #bread`, {
      parts: [
        { label: 'First line', text: words },
        { label: 'Hashtags', text: '#bread' },
      ],
      meters: [{ label: 'Caption', value: 9, limit: 2200, unit: 'characters', of: 'copy' }],
    })
  expect(csv(caption('one'), caption('two'))).toBe(
    '\uFEFFNumber,Text,Caption (characters)\r\n1,one #bread,9\r\n2,two #bread,9\r\n',
  )
})

test('a name with and without its @ is one column, and what is not in the text another', () => {
  const name = (handle: string) =>
    card(handle, {
      parts: [
        { label: 'Username', text: `@${handle}` },
        { label: 'Nickname', text: 'Bread & Co' },
      ],
    })
  expect(csv(name('ada'), name('bo'))).toBe('\uFEFFNumber,Text,Nickname\r\n1,ada,Bread & Co\r\n2,bo,Bread & Co\r\n')
})

test('a single result and parts that repeat get no columns', () => {
  const text = (words: string) => ({ label: 'Text', text: words })
  const twice = card('a', { parts: [text('x'), text('y')] })
  expect(csv(twice, twice)).toBe('\uFEFFNumber,Text\r\n1,a\r\n2,a\r\n')
  expect(csv(card('a', { parts: [text('x')] }))).toBe('\uFEFFNumber,Text\r\n1,a\r\n')
})

const post = (day: number, copy: string, pillar: string) =>
  card(copy, {
    heading: `Day ${day}`,
    schedule: { day, pillar, format: 'Story time', effort: 'Easy' },
    tags: [pillar, 'Story time', 'Easy to film'],
  })

test('a plan is its dates in their order, from the visitor’s day, each fact once', () => {
  const cards = [
    post(4, 'The jar, closed.\nFirst line: Wait.', 'Show'),
    post(1, 'A mistake.\nFirst line: Oh no.', 'Tell'),
  ]
  expect(runToCsv({ cards, at, start: '2027-02-27' })).toBe(
    '\uFEFFDate,Weekday,Pillar,Format,Effort,Idea,First line\r\n' +
      '2027-02-27,Saturday,Tell,Story time,Easy,A mistake.,Oh no.\r\n' +
      '2027-03-02,Tuesday,Show,Story time,Easy,"The jar, closed.",Wait.\r\n',
  )
})

test('a plan for which no day was chosen starts on the Monday after it was made', () => {
  expect(csv(post(2, 'A mistake.\nFirst line: Oh no.', 'Tell'))).toContain('\r\n2026-11-24,Tuesday,Tell,')
})

// Row 116
test.each(['=1+1', '+1', '-1', '@name', '＝1', ' =1'])('a spreadsheet does not run %j', (text) => {
  expect(csv(card(text))).toContain(`,'${text}\r\n`)
})

test('a formula in a quoted cell is disarmed too', () => {
  expect(csv(card('=HYPERLINK("http://x","y")'))).toContain(`"'=HYPERLINK(""http://x"",""y"")"`)
})
