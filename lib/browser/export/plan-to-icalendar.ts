import type { Run } from '@/lib/browser/history'
import { type CalendarEvent, toICalendar } from './calendar'
import { type ExportableRun, getPlanDate, getPlannedCards, getPlanStart, parsePlanCard } from './plan-days'

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
