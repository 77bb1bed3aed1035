import type { Run } from '@/lib/browser/history'
import type { Card } from '@/lib/tool/card'
import { type CalendarEvent, toCalendar } from './calendar'
import { type Dated, dateOf, plannedCards, planStart } from './plan-days'

/** A plan's posts as a calendar file; `minutes` after midnight, or null for whole days. */
export function planCalendar(
  run: Dated & Pick<Run, 'id'>,
  minutes: CalendarEvent['minutes'],
  now: Date,
): string {
  const start = planStart(run)
  const events = plannedCards(run.cards).map((card) => ({
    uid: `${run.id}-${card.id}@postsmith`,
    day: dateOf(card.schedule.day, start),
    minutes,
    title: card.parts[0]?.text ?? card.copy,
    text: textOf(card),
  }))
  return toCalendar(events, now)
}

function textOf({ parts, tags = [], notes = [] }: Card): string {
  const said = parts.map(({ label, text }) => (label ? `${label}: ${text}` : text))
  return [...said, tags.join(' · '), ...notes].filter(Boolean).join('\n')
}
