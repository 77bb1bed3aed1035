import type { Card } from '@/lib/tool/card'

/**
 * Returns a card's label: its number and kind. A kind that includes a count, such as "Slide 1 of 7", gets no second
 * number.
 */
export function formatCardHeading(number: number, { heading }: Pick<Card, 'heading'>): string {
  if (!heading) return String(number)
  return /^Day \d|\b\d+ of \d/.test(heading) ? heading : `${number} · ${heading}`
}
