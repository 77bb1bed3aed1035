/** Formats `2026-11` as "November 2026". */
export function formatMonth(yearMonth: string): string {
  const date = new Date(`${yearMonth}-01T00:00:00Z`)
  return date.toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })
}
