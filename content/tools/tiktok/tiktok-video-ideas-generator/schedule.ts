import type { PlanInput } from './fields'

/** Posting days by posts per week; day 1 is a Monday. */
const weekdaysByCount: Record<PlanInput['parameters']['perWeek'], readonly number[]> = {
  '3': [1, 3, 5],
  '5': [1, 2, 3, 4, 5],
  '7': [1, 2, 3, 4, 5, 6, 7],
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

export function getPostingDays({ days, perWeek }: PlanInput['parameters']): number[] {
  return Array.from({ length: Number(days) }, (_, index) => index + 1).filter((day) =>
    weekdaysByCount[perWeek].includes(((day - 1) % 7) + 1),
  )
}

export function formatPlanDay(day: number): string {
  return `Week ${Math.ceil(day / 7)}, ${weekdays[(day - 1) % 7]}`
}
