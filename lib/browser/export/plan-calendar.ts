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

/**
 * Formats a plan's posts as a calendar file (RFC 5545); `minutes` after midnight, or null for all-day events. Times are
 * "floating" (3.3.5): a post at nine stays at nine in every time zone.
 */
export function planToICalendar(run: ExportableRun & Pick<Run, 'id'>, minutes: number | null, now: Date): string {
  const start = getPlanStart(run)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Postsmith//Content plan//EN',
    'CALSCALE:GREGORIAN',
    ...getPlannedCards(run.cards).flatMap((card) => {
      const { idea, firstLine } = parsePlanCard(card)
      const { tags = [], notes = [] } = card
      const text = [`Film this: ${idea}`, firstLine && `Say first: ${firstLine}`, tags.join(' · '), ...notes]
      return [
        'BEGIN:VEVENT',
        // Globally unique and stable, so that a second import replaces the first.
        `UID:${escapeText(`${run.id}-${card.id}@postsmith`)}`,
        `DTSTAMP:${formatUtcTimestamp(now)}`,
        ...formatEventTimes(getPlanDate(card.schedule.day, start), minutes),
        `SUMMARY:${escapeText(idea)}`,
        `DESCRIPTION:${escapeText(text.filter(Boolean).join('\n'))}`,
        'END:VEVENT',
      ]
    }),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

function formatEventTimes(day: string, minutes: number | null): string[] {
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
