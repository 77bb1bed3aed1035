import type { CardState, RunState } from '@/components/run-state/run-state'
import { addDays } from '@/lib/browser/export/calendar'
import { formatDateParts, getWeekdayIndex } from '@/lib/browser/export/plan-days'

export type PlannedPost = { cardState: CardState; index: number }

/** A day of the calendar; `day` counts from the plan's first, and is 0 or less before it. */
export type PlanDay = { date: string; day: number; posts: readonly PlannedPost[] }

export type PlanWeek = { name: string; days: readonly PlanDay[] }

/** The weeks, Monday first, from the one in which the plan starts to the one of its last post. */
export function groupIntoWeeks(cards: readonly CardState[], start: string): PlanWeek[] {
  const daysBefore = getWeekdayIndex(start)
  const lastDay = Math.max(1, ...cards.map(({ card }) => card.schedule?.day ?? 1))
  const weeks = Math.ceil((daysBefore + lastDay) / 7)
  return Array.from({ length: weeks }, (_, week) => {
    const days = Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - daysBefore + 1
      const posts = cards.flatMap((shown, index) =>
        shown.card.schedule?.day === day ? [{ cardState: shown, index }] : [],
      )
      return { date: addDays(start, day - 1), day, posts }
    })
    return { name: formatWeekName(days), days }
  })
}

/** The run with a post on another day; what stands there comes to the day that it leaves. */
export function movePost(run: RunState, id: string, day: number): RunState {
  const from = run.cards.find(({ card }) => card.id === id)?.card.schedule?.day
  if (from === undefined || from === day) return run
  const cards = run.cards.map((shown) => {
    const { schedule } = shown.card
    if (!schedule || (shown.card.id !== id && schedule.day !== day)) return shown
    const to = shown.card.id === id ? day : from
    return { ...shown, card: { ...shown.card, schedule: { ...schedule, day: to } } }
  })
  return { ...run, cards }
}

/** "23 to 29 Nov", "30 Nov to 6 Dec". */
function formatWeekName(days: readonly PlanDay[]): string {
  const [first, last] = [days[0], days.at(-1)].map((day) => formatDateParts(day?.date ?? ''))
  const month = first?.month === last?.month ? '' : ` ${first?.month}`
  return `${first?.day}${month} to ${last?.day} ${last?.month}`
}
