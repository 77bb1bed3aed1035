import type { Idea } from './patterns'

/** The first idea none of whose words was used `allowed` times; it leaves the queue. */
export function takeUnused(
  queue: Idea[],
  uses: ReadonlyMap<string, number>,
  allowed: number,
): Idea | undefined {
  const index = queue.findIndex((idea) => wordsOf(idea).every((word) => (uses.get(word) ?? 0) < allowed))
  return index < 0 ? undefined : queue.splice(index, 1)[0]
}

/** The words that a name uses up, without those that only join. */
export function wordsOf({ parts, ending }: Idea): string[] {
  return [...parts, ...(ending ? [`-${ending}`] : [])].filter((word) => !['and', 'by', 'with'].includes(word))
}
