import type { Run } from '@/lib/browser/history'
import type { ExportableRun } from './plan-dates'
import {
  addDays,
  getPlanDate,
  getPlannedCards,
  getPlanStart,
  MINUTES_PER_HOUR,
  parsePlanCard,
  toUtcDate,
} from './plan-dates'

type CalendarEvent = {
  /** Globally unique and stable, so that a second import replaces the first. */
  uid: string
  /** Date as in a date field: `2026-11-23`. */
  day: string
  /** Start in minutes after midnight of a one-hour event, in the reader's local time; null for an all-day event. */
  minutes: number | null
  title: string
  text: string
}

/** RFC 5545 with "floating" times (3.3.5): a post at nine stays at nine in every time zone. */
function toICalendar(events: readonly CalendarEvent[], now: Date): string {
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

const formatUtcTimestamp = (date: Date): string => date.toISOString().replace(/[-:]|\.\d+/g, '')

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
    const characterOctets = new TextEncoder().encode(character).length
    if (lineOctets + characterOctets > 75) {
      text += '\r\n '
      lineOctets = 1
    }
    text += character
    lineOctets += characterOctets
  }
  return text
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
