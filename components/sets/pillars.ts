import type { ShownCard } from '@/components/run-state/shown-run'

/** Whole class names, so that the stylesheet has them. */
const edges = [
  'border-l-accent',
  'border-l-chart-cyan',
  'border-l-chart-amber',
  'border-l-chart-purple',
  'border-l-chart-green',
] as const

export type Pillar = { name: string; edge: string; posts: number }

/** The pillars of a plan in the order in which they first come, each with its colour. */
export function pillarsOf(cards: readonly ShownCard[]): Pillar[] {
  const names = cards.flatMap(({ card }) => card.schedule?.pillar ?? [])
  return [...new Set(names)].map((name, index) => ({
    name,
    edge: edges[index % edges.length] ?? edges[0],
    posts: names.filter((other) => other === name).length,
  }))
}
