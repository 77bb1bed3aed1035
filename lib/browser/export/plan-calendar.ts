import type { Run } from '@/lib/browser/history'
import { addDays, type ExportableRun, getPlanDate, getPlannedCards, getPlanStart, parsePlanCard } from './plan-dates'

/** Formats a plan's posts as the all-day events of a calendar file (RFC 5545). */
export function planToICalendar(run: ExportableRun & Pick<Run, 'id'>, now: Date): string {
  const start = getPlanStart(run)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Postsmith//Content plan//EN',
    'CALSCALE:GREGORIAN',
    ...getPlannedCards(run.cards).flatMap((card) => {
      const { idea, firstLine } = parsePlanCard(card)
      const { tags = [], notes = [] } = card
      const day = getPlanDate(card.schedule.day, start)
      const text = [`Film this: ${idea}`, firstLine && `Say first: ${firstLine}`, tags.join(' · '), ...notes]
      return [
        'BEGIN:VEVENT',
        // Globally unique and stable, so that a second import replaces the first.
        `UID:${escapeText(`${run.id}-${card.id}@postsmith`)}`,
        `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
        // The end date is exclusive. Such an event does not mark its owner as busy.
        `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
        `DTEND;VALUE=DATE:${addDays(day, 1).replaceAll('-', '')}`,
        'TRANSP:TRANSPARENT',
        `SUMMARY:${escapeText(idea)}`,
        `DESCRIPTION:${escapeText(text.filter(Boolean).join('\n'))}`,
        'END:VEVENT',
      ]
    }),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
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
