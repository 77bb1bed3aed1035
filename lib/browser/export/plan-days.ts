import type { Run } from '@/lib/browser/history'
import type { Card } from '@/lib/tool/card'
import { addDays } from './calendar'

/** What stands before a post's first line, in the text of a plan's card. */
export const FIRST_LINE_PREFIX = 'First line: '

/** What a run's exports need: its results, when it was made and, of a plan, the day on which it begins. */
export type ExportableRun = Pick<Run, 'cards' | 'at' | 'start'>

export type PlannedCard = Card & { schedule: NonNullable<Card['schedule']> }

/** Date of a plan's first day, `2026-11-23`: the visitor's, else the Monday after the plan was made. */
export function getPlanStart({ at, start }: Pick<Run, 'at' | 'start'>): string {
  return start ?? getMondayAfter(new Date(at))
}

/** The posts of a plan in the order of their days; nothing for any other run. */
export function getPlannedCards(cards: readonly Card[]): readonly PlannedCard[] {
  return cards
    .filter((card): card is PlannedCard => card.schedule !== undefined)
    .toSorted((one, other) => one.schedule.day - other.schedule.day)
}

/** Date of a plan's day, counted from 1. */
export function getPlanDate(day: number, start: string): string {
  return addDays(start, day - 1)
}

/** The Monday after a day: plans count their weeks from one. */
export function getMondayAfter(date: Date): string {
  const monday = new Date(date.getFullYear(), date.getMonth(), date.getDate() + ((8 - date.getDay()) % 7 || 7))
  return [monday.getFullYear(), monday.getMonth() + 1, monday.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}

/** Days from Monday, 0, to Sunday, 6. */
export function getWeekdayIndex(date: string): number {
  return (new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7
}

/** A date in words: the whole weekday, and "Mon 23 Nov" for short. */
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

/** What a plan's card says to film and to say first, edited or not. */
export function parsePlanCard({ copy }: Card): { idea: string; firstLine: string } {
  const [idea = '', ...rest] = copy.split('\n')
  const firstLine = rest.join('\n').trim()
  return {
    idea,
    firstLine: firstLine.startsWith(FIRST_LINE_PREFIX) ? firstLine.slice(FIRST_LINE_PREFIX.length) : firstLine,
  }
}
