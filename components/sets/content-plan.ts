import type { CardState, RunState } from '@/components/run-state/run-state'
import { addDays, formatDateParts, getWeekdayIndex } from '@/lib/browser/export/plan-dates'

export type PlannedPost = { cardState: CardState; index: number }

/** A calendar day. `dayNumber` counts from the plan's first day as 1 and is 0 or less before it. */
export type PlanDay = { date: string; dayNumber: number; posts: readonly PlannedPost[] }

export type PlanWeek = { name: string; days: readonly PlanDay[] }

/** Returns the weeks, starting on Monday, from the plan's start to its last post. */
export function groupIntoWeeks(cards: readonly CardState[], startDate: string): PlanWeek[] {
  const daysBeforeStart = getWeekdayIndex(startDate)
  const lastDay = Math.max(1, ...cards.map(({ card }) => card.schedule?.day ?? 1))
  const weekCount = Math.ceil((daysBeforeStart + lastDay) / 7)
  return Array.from({ length: weekCount }, (_, weekIndex) => {
    const days = Array.from({ length: 7 }, (_, weekdayIndex) => {
      const dayNumber = weekIndex * 7 + weekdayIndex - daysBeforeStart + 1
      const posts = cards.flatMap((cardState, index) =>
        cardState.card.schedule?.day === dayNumber ? [{ cardState, index }] : [],
      )
      return { date: addDays(startDate, dayNumber - 1), dayNumber, posts }
    })
    return { name: formatWeekName(days), days }
  })
}

/** Posts on that day move to the vacated day. */
export function movePost(run: RunState, id: string, day: number): RunState {
  const currentDay = run.cards.find(({ card }) => card.id === id)?.card.schedule?.day
  if (currentDay === undefined || currentDay === day) return run
  const cards = run.cards.map((cardState) => {
    const { schedule } = cardState.card
    if (!schedule || (cardState.card.id !== id && schedule.day !== day)) return cardState
    const newDay = cardState.card.id === id ? day : currentDay
    return { ...cardState, card: { ...cardState.card, schedule: { ...schedule, day: newDay } } }
  })
  return { ...run, cards }
}

/** Formats "23 to 29 Nov" or "30 Nov to 6 Dec". */
function formatWeekName(days: readonly PlanDay[]): string {
  const [firstDay, lastDay] = [days[0], days.at(-1)].map((day) => formatDateParts(day?.date ?? ''))
  const month = firstDay?.month === lastDay?.month ? '' : ` ${firstDay?.month}`
  return `${firstDay?.day}${month} to ${lastDay?.day} ${lastDay?.month}`
}

/** Complete class names, because Tailwind detects only literals. */
const borderClasses = [
  'border-l-accent',
  'border-l-chart-cyan',
  'border-l-chart-amber',
  'border-l-chart-purple',
  'border-l-chart-green',
] as const

export type Pillar = { name: string; borderClass: string; postCount: number }

/** Returns the pillars of a plan in order of first use, each with a color. */
export function listPillars(cards: readonly CardState[]): Pillar[] {
  const names = cards.flatMap(({ card }) => card.schedule?.pillar ?? [])
  return [...new Set(names)].map((name, index) => ({
    name,
    borderClass: borderClasses[index % borderClasses.length] ?? borderClasses[0],
    postCount: names.filter((other) => other === name).length,
  }))
}
