import type { Card } from '@/lib/tool/card'

/** A card's small label: its number and kind; a kind that counts itself, such as "Slide 1 of 7", has no second number. */
export function formatCardHeading(number: number, { heading }: Pick<Card, 'heading'>): string {
  if (!heading) return String(number)
  return /^Day \d|\b\d+ of \d/.test(heading) ? heading : `${number} · ${heading}`
}
