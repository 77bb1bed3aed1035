import type { Run } from '@/lib/browser/history'
import type { Card } from '@/lib/tool/card'

export type CalendarEvent = {
  /** Globally unique and stable, so that a second import replaces the first. */
  uid: string
  /** Date as in a date field: `2026-11-23`. */
  day: string
  /** Start in minutes after midnight of a one-hour event, in the reader's local time; null for an all-day event. */
  minutes: number | null
  title: string
  text: string
}

const MINUTES_PER_HOUR = 60

/**
 * Formats events as an RFC 5545 calendar. Times are "floating" (3.3.5), so that a post at nine stays at nine in every
 * time zone. Lines are folded at 75 octets (3.1), and texts are escaped (3.3.11).
 */
export function toICalendar(events: readonly CalendarEvent[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Postsmith//Content plan//EN',
    'CALSCALE:GREGORIAN',
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${escapeText(event.uid)}`,
      `DTSTAMP:${formatUtcTimestamp(now)}`,
      ...formatEventTimes(event),
      `SUMMARY:${escapeText(event.title)}`,
      `DESCRIPTION:${escapeText(event.text)}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

export function addDays(date: string, days: number): string {
  return toUtcDate(date, days * 24 * MINUTES_PER_HOUR)
    .toISOString()
    .slice(0, 10)
}

function formatEventTimes({ day, minutes }: CalendarEvent): string[] {
  if (minutes === null) {
    const formatDate = (date: string) => date.replaceAll('-', '')
    // The end date is exclusive. Such an event does not mark its owner as busy.
    return [
      `DTSTART;VALUE=DATE:${formatDate(day)}`,
      `DTEND;VALUE=DATE:${formatDate(addDays(day, 1))}`,
      'TRANSP:TRANSPARENT',
    ]
  }
  const formatFloatingTime = (minutesOfDay: number) => formatUtcTimestamp(toUtcDate(day, minutesOfDay)).slice(0, -1)
  return [`DTSTART:${formatFloatingTime(minutes)}`, `DTEND:${formatFloatingTime(minutes + MINUTES_PER_HOUR)}`]
}

function toUtcDate(day: string, minutes: number): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + minutes * 60_000)
}

function formatUtcTimestamp(date: Date): string {
  return date.toISOString().replace(/[-:]|\.\d+/g, '')
}

function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
}

/** Folds between characters, never inside one; a continuation's leading space counts. */
function foldLine(line: string): string {
  let lineOctets = 0
  let text = ''
  for (const character of line) {
    const characterOctets = countOctets(character.codePointAt(0) ?? 0)
    if (lineOctets + characterOctets > 75) {
      text += '\r\n '
      lineOctets = 1
    }
    text += character
    lineOctets += characterOctets
  }
  return text
}

function countOctets(codePoint: number): number {
  if (codePoint < 0x80) return 1
  if (codePoint < 0x800) return 2
  return codePoint < 0x10000 ? 3 : 4
}

export const FIRST_LINE_PREFIX = 'First line: '

export type ExportableRun = Pick<Run, 'cards' | 'at' | 'start'>

export type PlannedCard = Card & { schedule: NonNullable<Card['schedule']> }

/** Returns a date like `2026-11-23`: the visitor's choice, or the Monday after the plan was made. */
export function getPlanStart({ at, start }: Pick<Run, 'at' | 'start'>): string {
  return start ?? getMondayAfter(new Date(at))
}

export function getPlannedCards(cards: readonly Card[]): readonly PlannedCard[] {
  return cards
    .filter((card): card is PlannedCard => card.schedule !== undefined)
    .toSorted((one, other) => one.schedule.day - other.schedule.day)
}

export function getPlanDate(day: number, start: string): string {
  return addDays(start, day - 1)
}

export function getMondayAfter(date: Date): string {
  const monday = new Date(date.getFullYear(), date.getMonth(), date.getDate() + ((8 - date.getDay()) % 7 || 7))
  return [monday.getFullYear(), monday.getMonth() + 1, monday.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}

/** Returns the weekday as 0 (Monday) to 6 (Sunday). */
export function getWeekdayIndex(date: string): number {
  return (new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7
}

/** Returns a date's weekday, day and month, and its short form, such as "Mon 23 Nov". */
export function formatDateParts(date: string): {
  weekday: string
  shortDate: string
  day: string
  month: string
} {
  const formatPart = (options: Intl.DateTimeFormatOptions) =>
    new Date(`${date}T00:00Z`).toLocaleDateString('en-US', { ...options, timeZone: 'UTC' })
  const weekday = formatPart({ weekday: 'long' })
  const day = formatPart({ day: 'numeric' })
  const month = formatPart({ month: 'short' })
  return { weekday, day, month, shortDate: `${weekday.slice(0, 3)} ${day} ${month}` }
}

/** Splits a plan card, edited or not, into what to film and the first line. */
export function parsePlanCard({ copy }: Card): { idea: string; firstLine: string } {
  const [idea = '', ...rest] = copy.split('\n')
  const firstLine = rest.join('\n').trim()
  return {
    idea,
    firstLine: firstLine.startsWith(FIRST_LINE_PREFIX) ? firstLine.slice(FIRST_LINE_PREFIX.length) : firstLine,
  }
}

/** Formats a plan's posts as a calendar file; `minutes` after midnight, or null for all-day events. */
export function planToICalendar(
  run: ExportableRun & Pick<Run, 'id'>,
  minutes: CalendarEvent['minutes'],
  now: Date,
): string {
  const start = getPlanStart(run)
  const events = getPlannedCards(run.cards).map((card) => {
    const { idea, firstLine } = parsePlanCard(card)
    const { tags = [], notes = [] } = card
    const instructions = [`Film this: ${idea}`, firstLine && `Say first: ${firstLine}`]
    return {
      uid: `${run.id}-${card.id}@postsmith`,
      day: getPlanDate(card.schedule.day, start),
      minutes,
      title: idea,
      text: [...instructions, tags.join(' · '), ...notes].filter(Boolean).join('\n'),
    }
  })
  return toICalendar(events, now)
}
