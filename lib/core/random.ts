/**
 * Creates a seeded generator, mulberry32 (Tommy Ettinger, public domain): the same seed gives the same drafts.
 * "Generate again" increments the seed. Adjacent seeds give very different first numbers in mulberry32, but adjacent
 * numbers in pure-rand's xoroshiro128+.
 */
export function createRandom(seed: number) {
  let state = seed | 0

  /** Returns a number in [0, 1). */
  const pickFraction = () => {
    state = (state + 0x6d2b79f5) | 0
    let hash = Math.imul(state ^ (state >>> 15), state | 1)
    hash = (hash + Math.imul(hash ^ (hash >>> 7), hash | 61)) ^ hash
    return ((hash ^ (hash >>> 14)) >>> 0) / 2 ** 32
  }
  /** Returns an integer from `min` to `max` inclusive. */
  const pickInteger = (min: number, max: number) => min + Math.floor(pickFraction() * (max - min + 1))

  return {
    pickFraction,
    pickInteger,
    pick<Item>(list: readonly Item[]): Item {
      if (list.length === 0) throw new RangeError('pick: the list is empty')
      return list[pickInteger(0, list.length - 1)] as Item
    },
    shuffle<Item>(list: readonly Item[]): Item[] {
      return list
        .map((item) => ({ item, position: pickFraction() }))
        .sort((one, other) => one.position - other.position)
        .map(({ item }) => item)
    },
  }
}

export type Random = ReturnType<typeof createRandom>
