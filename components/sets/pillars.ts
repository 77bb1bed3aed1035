import type { CardState } from '@/components/run-state/run-state'

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
