import type { Random } from '@/lib/writer/random'

/** Deals the cards of a list in random order and begins anew only when all have been dealt; null on an empty list. */
export function createDeck<T>(cards: readonly T[], random: Random): () => T | null {
  let left: T[] = []
  return () => {
    if (left.length === 0) left = random.shuffle(cards)
    return left.shift() ?? null
  }
}

/** The first of at most `tries` dealt templates that has words for the topic; null where none of them has. */
export function firstPhrase(
  deal: () => string | null,
  tries: number,
  phrase: (template: string) => string | null,
): string | null {
  for (let i = 0; i < tries; i += 1) {
    const template = deal()
    const text = template === null ? null : phrase(template)
    if (text !== null) return text
  }
  return null
}
