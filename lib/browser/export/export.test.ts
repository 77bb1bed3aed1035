import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import type { SavedResult } from '@/lib/browser/saved-results'
import {
  parseSavedResultsFile,
  savedResultsToCsv,
  savedResultsToJson,
  savedResultsToMarkdown,
} from '@/lib/browser/saved-results-file'
import type { Card } from '@/lib/tool/card'
import { getExportFileName } from './export-file-name'
import { planToICalendar } from './plan-calendar'
import { getMondayAfter } from './plan-dates'
import { runToCsv } from './run-to-csv'

function makeCard(copy: string, overrides: Partial<Card> = {}): Card {
  return { id: '1', parts: [{ text: copy }], copy, carry: copy, item: null, ...overrides }
}

const runTimeMs = Date.UTC(2026, 10, 19, 12)
const toCsv = (...cards: Card[]) => runToCsv({ cards, at: runTimeMs })

test('quotes cells as RFC 4180 requires and omits empty columns', () => {
  expect(toCsv(makeCard('say "hi", then\nleave', { heading: 'Story, short' }))).toBe(
    '\uFEFFNumber,Heading,Text\r\n1,"Story, short","say ""hi"", then\nleave"\r\n',
  )
})

test('every meter has a column, and lists share a cell', () => {
  const words = { label: 'Words', value: 9, limit: 15, unit: 'words' }
  expect(toCsv(makeCard('a', { meters: [words], tags: ['easy', 'desk'], notes: ['Check it.'] }), makeCard('b'))).toBe(
    '\uFEFFNumber,Text,Words,Tags,Notes\r\n1,a,9,"easy, desk",Check it.\r\n2,b,,,\r\n',
  )
})

test('marks outlines in a State column', () => {
  expect(toCsv(makeCard('[what]', { outline: true }), makeCard('b'))).toBe(
    '\uFEFFNumber,Text,State\r\n1,[what],Outline: fill in\r\n2,b,\r\n',
  )
})

const createSlide = (headline: string, body: string, ...rest: { label: string; text: string }[]) =>
  makeCard([headline, body].filter(Boolean).join('\n\n'), {
    parts: [{ label: 'Headline', text: headline }, ...(body ? [{ label: 'Body', text: body }] : []), ...rest],
  })

test('texts of labeled parts have a column for each part, with labels of a single result last', () => {
  const pan = { label: 'Picture', text: 'a pan' }
  const caption = { label: 'Caption', text: 'Below.' }
  expect(
    toCsv(createSlide('one', '', pan, caption), createSlide('two', 'b', pan), createSlide('three', 'c', pan)),
  ).toBe('\uFEFFNumber,Headline,Body,Picture,Caption\r\n1,one,,a pan,Below.\r\n2,two,b,a pan,\r\n3,three,c,a pan,\r\n')
})

test('an edited result fills the columns with its paragraphs', () => {
  const editedCard = makeCard('two, changed\n\nsecond', { edited: true })
  expect(toCsv(createSlide('one', 'first', { label: 'Picture', text: 'a pan' }), editedCard)).toBe(
    '\uFEFFNumber,Headline,Body,Picture\r\n1,one,first,a pan\r\n2,"two, changed",second,\r\n',
  )
})

test('a text that is posted as a whole stays in one column, without columns for its parts', () => {
  const meter = { label: 'Caption', value: 9, limit: 2200, unit: 'characters', of: 'copy' } as const
  const tags = { label: 'Hashtags', text: '#bread' }
  const caption = (text: string) =>
    makeCard(`${text} #bread`, { parts: [{ label: 'First line', text }, tags], meters: [meter] })
  expect(toCsv(caption('one'), caption('two'))).toBe(
    '\uFEFFNumber,Text,Caption (characters)\r\n1,one #bread,9\r\n2,two #bread,9\r\n',
  )
})

test('a name with and without its @ is one column, and a part outside the text is another', () => {
  const nickname = { label: 'Nickname', text: 'Bread & Co' }
  const name = (handle: string) => makeCard(handle, { parts: [{ label: 'Username', text: `@${handle}` }, nickname] })
  expect(toCsv(name('ada'), name('bo'))).toBe('\uFEFFNumber,Text,Nickname\r\n1,ada,Bread & Co\r\n2,bo,Bread & Co\r\n')
})

test('parts of a single result and repeated parts have no columns', () => {
  const text = (words: string) => ({ label: 'Text', text: words })
  const repeatedCard = makeCard('a', { parts: [text('x'), text('y')] })
  expect(toCsv(repeatedCard, repeatedCard)).toBe('\uFEFFNumber,Text\r\n1,a\r\n2,a\r\n')
  expect(toCsv(makeCard('a', { parts: [text('x')] }))).toBe('\uFEFFNumber,Text\r\n1,a\r\n')
})

const createPlannedCard = (day: number, copy: string, pillar: string) =>
  makeCard(copy, {
    heading: `Day ${day}`,
    schedule: { day, pillar, format: 'Story time', effort: 'Easy' },
    tags: [pillar, 'Story time', 'Easy to film'],
  })

test('a plan has its dates in order, starting on the chosen day or the Monday after the run', () => {
  const cards = [
    createPlannedCard(4, 'The jar, closed.\nFirst line: Wait.', 'Show'),
    createPlannedCard(1, 'A mistake.\nFirst line: Oh no.', 'Tell'),
  ]
  expect(toCsv(...cards)).toContain('\r\n2026-11-23,Monday,Tell,')
  expect(runToCsv({ cards, at: runTimeMs, start: '2027-02-27' })).toBe(
    '\uFEFFDate,Weekday,Pillar,Format,Effort,Idea,First line\r\n' +
      '2027-02-27,Saturday,Tell,Story time,Easy,A mistake.,Oh no.\r\n' +
      '2027-03-02,Tuesday,Show,Story time,Easy,"The jar, closed.",Wait.\r\n',
  )
})

test('a file is named after its tool and the day of the run', () => {
  const at = new Date(2026, 10, 3, 23, 59).getTime()
  expect(getExportFileName({ tool: 'tiktok-hook-generator', at }, 'csv')).toBe('tiktok-hook-generator-2026-11-03.csv')
})

const now = new Date('2026-11-21T09:30:15.250Z')

const createPost = (id: string, day: number, text: string, overrides: Partial<Card> = {}) =>
  makeCard(`${text}\nFirst line: Look at this crumb.`, { id, schedule: { day }, ...overrides })

const createPlan = (start: string, ...cards: Card[]) => ({ id: 'run1', at: 0, start, cards })

function parseEvents(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
}

test('writes a plan of whole-day events, line by line', () => {
  const cards = createPlan(
    '2026-11-23',
    createPost('1', 1, 'Pour wax, slowly; film the \\ swirl', { tags: ['Making', 'Easy'], notes: ['Cut it.'] }),
  )
  expect(planToICalendar(cards, now).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Postsmith//Content plan//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    'UID:run1-1@postsmith',
    'DTSTAMP:20261121T093015Z',
    'DTSTART;VALUE=DATE:20261123',
    'DTEND;VALUE=DATE:20261124',
    'TRANSP:TRANSPARENT',
    'SUMMARY:Pour wax\\, slowly\\; film the \\\\ swirl',
    'DESCRIPTION:Film this: Pour wax\\, slowly\\; film the \\\\ swirl\\nSay first: Lo',
    ' ok at this crumb.\\nMaking · Easy\\nCut it.',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('a calendar program reads every text back unchanged', () => {
  const texts = [
    'Commas, semicolons; colons: “quotes” "straight" and \\n that is no line break',
    'パン作りの最初の一歩を一分で見せる動画です。焼きたてのパンの音を録りましょう。',
    'خبز العجين المخمر خطوة بخطوة، من البداية إلى النهاية، بدون خلاط وبدون ميزان',
    `👩🏽‍🍳 ${'🍞🥖'.repeat(40)}`,
  ]
  const cards = texts.map((text, index) => createPost(String(index), index + 1, text))
  const file = planToICalendar(createPlan('2026-12-30', ...cards), now)
  const events = parseEvents(file)
  expect(events.map(({ summary }) => summary)).toEqual(texts)
  const dates = ['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']
  expect(events.map(({ startDate }) => startDate.toString())).toEqual(dates)
  expect(events[1]?.description).toBe(`Film this: ${texts[1]}\nSay first: Look at this crumb.`)
  expect(events.map(({ uid }) => uid)).toEqual([0, 1, 2, 3].map((id) => `run1-${id}@postsmith`))
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n\uFFFD]/)
})

test.each([
  ['a Sunday', new Date(2026, 10, 22), '2026-11-23'],
  ['a Monday', new Date(2026, 10, 23), '2026-11-30'],
  ['the end of the year', new Date(2026, 11, 31), '2027-01-04'],
])('finds the Monday after %s', (_, day, monday) => {
  expect(getMondayAfter(day)).toBe(monday)
})

const createSavedResult = (copy: string, overrides: Partial<SavedResult['card']> = {}): SavedResult => ({
  tool: 'tiktok-hook-generator',
  toolName: 'TikTok Hook Generator',
  at: 1,
  card: { id: '1', parts: [{ text: copy }], copy, carry: copy, item: null, ...overrides },
})

test('a Markdown file has the heading, the copied text and the notes of every result', () => {
  const list = [
    createSavedResult('Stop kneading.\n#sourdough', { heading: 'Contrarian', notes: ['Show the *crumb* first.'] }),
    createSavedResult('Three loaves, one oven'),
  ]
  expect(savedResultsToMarkdown(list)).toBe(
    '# Saved\n\n## 1. TikTok Hook Generator: Contrarian\n\n```text\nStop kneading.\n#sourdough\n```\n\n' +
      '- Show the \\*crumb\\* first.\n\n## 2. TikTok Hook Generator\n\n```text\nThree loaves, one oven\n```\n',
  )
})

test('a text with a fence cannot close its code block', () => {
  expect(savedResultsToMarkdown([createSavedResult('a\n```\n# b')])).toContain('````text\na\n```\n# b\n````')
})

test('parses a JSON file back unchanged, and finds no results in other files', () => {
  const list = [createSavedResult('a', { notes: ['x'] }), createSavedResult('b')]
  expect(parseSavedResultsFile(savedResultsToJson(list))).toEqual(list)
  for (const text of ['', '{', '[]', '{"version":1}', '{"tool":"x","results":[{"text":"a"}]}'])
    expect(parseSavedResultsFile(text)).toEqual([])
})

test('a CSV file has a row for each result', () => {
  expect(savedResultsToCsv([createSavedResult('a', { tags: ['#a', '#b'] })])).toBe(
    '\uFEFFTool,Heading,Text,Tags,Notes,Saved on\r\nTikTok Hook Generator,,a,"#a, #b",,1970-01-01\r\n',
  )
})
