import type { Run } from '@/lib/browser/history'
import type { Card } from '@/lib/tool/card'
import { addDays } from './calendar'

export const FIRST_LINE_PREFIX = 'First line: '

export type ExportableRun = Pick<Run, 'cards' | 'at' | 'start'>

export type PlannedCard = Card & { schedule: NonNullable<Card['schedule']> }

/**
 * Returns the date of a plan's first day, `2026-11-23`: the visitor's choice, else the Monday after the plan was made.
 */
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

/** Returns a date's full weekday and its short form, "Mon 23 Nov". */
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
