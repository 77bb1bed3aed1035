/** A seeded source of randomness: the same seed gives the same drafts. */
export type Random = {
  /** A number from 0 up to but excluding 1. */
  next(): number
  /** An integer from `min` to `max`, both included. */
  integer(min: number, max: number): number
  /** One element; throws on an empty list. */
  pick<T>(list: readonly T[]): T
  /** A shuffled copy. */
  shuffle<T>(list: readonly T[]): T[]
}

/**
 * A seeded source: mulberry32 (Tommy Ettinger, public domain). "Generate again" counts its seed up by one, and
 * pure-rand's xoroshiro128+ starts neighbouring seeds with neighbouring numbers; mulberry32 scatters them.
 */
export function createRandom(seed: number): Random {
  let state = seed | 0

  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let hash = Math.imul(state ^ (state >>> 15), state | 1)
    hash = (hash + Math.imul(hash ^ (hash >>> 7), hash | 61)) ^ hash
    return ((hash ^ (hash >>> 14)) >>> 0) / 2 ** 32
  }
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))

  return {
    next,
    integer,
    pick: (list) => {
      if (list.length === 0) throw new RangeError('pick: the list is empty')
      return list[integer(0, list.length - 1)] as (typeof list)[number]
    },
    shuffle: (list) => {
      const remainingItems = [...list]
      const shuffledItems: typeof remainingItems = []
      while (remainingItems.length > 0)
        shuffledItems.push(...remainingItems.splice(integer(0, remainingItems.length - 1), 1))
      return shuffledItems
    },
  }
}
