/** A post in a calendar. */
export type CalendarEvent = {
  /** Unique in the world and the same every time, so that a second import replaces the first. */
  uid: string
  /** As a date field gives it, `2026-11-23`. */
  day: string
  /** Minutes after midnight, for an hour, by the clock of whoever looks; null for a whole day. */
  minutes: number | null
  title: string
  text: string
}

const MINUTES_PER_HOUR = 60

/**
 * A calendar file by RFC 5545: CRLF, lines folded at 75 octets (3.1), texts escaped (3.3.11). Times are "floating" (3.3.5):
 * a post at nine stays at nine wherever the calendar is read.
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

/** The day a number of days later. */
export function addDays(date: string, days: number): string {
  return toUtcDate(date, days * 24 * MINUTES_PER_HOUR)
    .toISOString()
    .slice(0, 10)
}

function formatEventTimes({ day, minutes }: CalendarEvent): string[] {
  if (minutes === null) {
    const formatDate = (date: string) => date.replaceAll('-', '')
    // The end is the first day that no longer belongs to it. Such an entry does not make its owner busy.
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

/** `20261123T090000Z` */
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

/** Folded between characters, never within one; a continuation's leading space counts. */
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

/** Length of one character in UTF-8. */
function countOctets(codePoint: number): number {
  if (codePoint < 0x80) return 1
  if (codePoint < 0x800) return 2
  return codePoint < 0x10000 ? 3 : 4
}
