import type { Run } from '@/lib/browser/history'
import { formatLocalDate } from '@/lib/core/format/format-time'
import type { Card } from '@/lib/tool/card'

const DAY_MS = 86_400_000

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

export const FIRST_LINE_PREFIX = 'First line: '

export type ExportableRun = Pick<Run, 'cards' | 'at' | 'start'>

type PlannedCard = Card & { schedule: NonNullable<Card['schedule']> }

/** Returns a date like `2026-11-23`: the visitor's choice, or the Monday after the plan was made. */
export const getPlanStart = ({ at, start }: Pick<Run, 'at' | 'start'>): string => start ?? getMondayAfter(new Date(at))

export function getPlannedCards(cards: readonly Card[]): readonly PlannedCard[] {
  return cards
    .filter((card): card is PlannedCard => card.schedule !== undefined)
    .toSorted((one, other) => one.schedule.day - other.schedule.day)
}

export const getPlanDate = (day: number, start: string): string => addDays(start, day - 1)

export function getMondayAfter(date: Date): string {
  const dayCount = (8 - date.getDay()) % 7 || 7
  return formatLocalDate(new Date(date.getFullYear(), date.getMonth(), date.getDate() + dayCount))
}

/** Returns the weekday as 0 (Monday) to 6 (Sunday). */
export const getWeekdayIndex = (date: string): number => (new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7

/** Returns a date's weekday, day and month, and its short form, such as "Mon 23 Nov". */
export function formatDateParts(date: string): { weekday: string; shortDate: string; day: string; month: string } {
  const formatPart = (options: Intl.DateTimeFormatOptions) =>
    new Date(`${date}T00:00Z`).toLocaleDateString('en-US', { ...options, timeZone: 'UTC' })
  const weekday = formatPart({ weekday: 'long' })
  const day = formatPart({ day: 'numeric' })
  const month = formatPart({ month: 'short' })
  return { weekday, day, month, shortDate: `${weekday.slice(0, 3)} ${day} ${month}` }
}

export function parsePlanCard({ copy }: Card): { idea: string; firstLine: string } {
  const [idea = '', ...rest] = copy.split('\n')
  const firstLine = rest.join('\n').trim()
  return {
    idea,
    firstLine: firstLine.startsWith(FIRST_LINE_PREFIX) ? firstLine.slice(FIRST_LINE_PREFIX.length) : firstLine,
  }
}
