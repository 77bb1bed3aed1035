import type { Run } from '@/lib/browser/history'
import type { Card } from '@/lib/tool/card'
import { type CalendarEvent, daysAfter, toCalendar } from './calendar'

type When = Pick<CalendarEvent, 'minutes'> & {
  /** Date of the plan's first day, `2026-11-23`. */
  start: string
}

/** A plan's posts as a calendar file. */
export function planCalendar(
  { id, cards }: Pick<Run, 'id' | 'cards'>,
  { start, minutes }: When,
  now: Date,
): string {
  const events = cards.flatMap((card) =>
    card.schedule
      ? [
          {
            uid: `${id}-${card.id}@postsmith`,
            day: daysAfter(start, card.schedule.day - 1),
            minutes,
            title: card.parts[0]?.text ?? card.copy,
            text: textOf(card),
          },
        ]
      : [],
  )
  return toCalendar(events, now)
}

/** The Monday after a day: plans count their weeks from one. */
export function mondayAfter(now: Date): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + ((8 - now.getDay()) % 7 || 7))
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}

function textOf({ parts, tags = [], notes = [] }: Card): string {
  const said = parts.map(({ label, text }) => (label ? `${label}: ${text}` : text))
  return [...said, tags.join(' · '), ...notes].filter(Boolean).join('\n')
}
