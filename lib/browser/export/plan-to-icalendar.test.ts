import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import type { Card } from '@/lib/tool/card'
import { getMondayAfter } from './plan-days'
import { planToICalendar } from './plan-to-icalendar'

const now = new Date('2026-11-21T09:30:15.250Z')
const post = (id: string, day: number, text: string, more: Partial<Card> = {}): Card => ({
  id,
  parts: [{ text }],
  copy: `${text}\nFirst line: Look at this crumb.`,
  carry: text,
  schedule: { day },
  item: null,
  ...more,
})
const plan = (start: string, ...cards: Card[]) => ({ id: 'run1', at: 0, start, cards })

/** The events as a calendar program reads them. */
function parseEvents(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
}

test('whole days: the file, octet by octet', () => {
  const cards = plan(
    '2026-11-23',
    post('1', 1, 'Pour wax, slowly; film the \\ swirl', { tags: ['Making', 'Easy'], notes: ['Cut it.'] }),
  )
  expect(planToICalendar(cards, null, now).split('\r\n')).toEqual([
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

test('a calendar program reads every text back as it was', () => {
  const texts = [
    'Commas, semicolons; colons: “quotes” "straight" and \\n that is no line break',
    'パン作りの最初の一歩を一分で見せる動画です。焼きたてのパンの音を録りましょう。',
    'خبز العجين المخمر خطوة بخطوة، من البداية إلى النهاية، بدون خلاط وبدون ميزان',
    `👩🏽‍🍳 ${'🍞🥖'.repeat(40)}`,
  ]
  const cards = texts.map((text, index) => post(String(index), index + 1, text))
  const file = planToICalendar(plan('2026-12-30', ...cards), null, now)
  const events = parseEvents(file)
  expect(events.map(({ summary }) => summary)).toEqual(texts)
  expect(events.map(({ startDate }) => startDate.toString())).toEqual([
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
  ])
  expect(events[1]?.description).toBe(`Film this: ${texts[1]}\nSay first: Look at this crumb.`)
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(4)
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n\uFFFD]/)
})

test('an hour by the reader’s own clock, over midnight and over the change of summer time', () => {
  const events = parseEvents(
    planToICalendar(plan('2027-03-27', post('1', 1, 'a'), post('2', 2, 'b')), 23 * 60 + 30, now),
  )
  expect(events.map(({ startDate, endDate }) => [startDate.toString(), endDate.toString()])).toEqual([
    ['2027-03-27T23:30:00', '2027-03-28T00:30:00'],
    ['2027-03-28T23:30:00', '2027-03-29T00:30:00'],
  ])
  expect(events[0]?.startDate.zone.tzid).toBe('floating')
  expect(events[0]?.duration.toString()).toBe('PT1H')
})

test('a second download of the same plan has the same events', () => {
  const uids = (start: string) =>
    parseEvents(planToICalendar(plan(start, post('1', 1, 'a'), post('2', 3, 'b')), null, now)).map(({ uid }) => uid)
  expect(uids('2026-11-23')).toEqual(['run1-1@postsmith', 'run1-2@postsmith'])
  expect(uids('2026-12-07')).toEqual(['run1-1@postsmith', 'run1-2@postsmith'])
})

test('results without a day stay out of the calendar', () => {
  const { schedule: _, ...undated } = post('1', 1, 'a')
  expect(parseEvents(planToICalendar(plan('2026-11-23', undated, post('2', 2, 'b')), null, now))).toHaveLength(1)
})

test.each([
  ['a Saturday', new Date(2026, 10, 21), '2026-11-23'],
  ['a Sunday', new Date(2026, 10, 22), '2026-11-23'],
  ['a Monday', new Date(2026, 10, 23), '2026-11-30'],
  ['the end of the year', new Date(2026, 11, 31), '2027-01-04'],
])('the Monday after %s', (_, day, monday) => {
  expect(getMondayAfter(day)).toBe(monday)
})
