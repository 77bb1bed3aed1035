export type PlayOrder = 'forward' | 'reverse' | 'boomerang'

export const MAX_IMAGES = 100

export const formatSkippedImages = (count: number) =>
  `${count} ${count === 1 ? 'picture is' : 'pictures are'} left out: up to ${MAX_IMAGES} make one GIF.`

/** Sorts naturally: `take 2` before `take 10`. */
export const sortByName = <Named extends { name: string }>(images: readonly Named[]): Named[] => {
  const { compare } = new Intl.Collator('en', { numeric: true })
  return images.toSorted((one, other) => compare(one.name, other.name))
}

/**
 * Returns the frame order. A back-and-forth sequence shows neither end twice, so that the loop does not pause there.
 */
export function getFrameSequence(count: number, order: PlayOrder): number[] {
  const forwardSequence = Array.from({ length: count }, (_, index) => index)
  if (order === 'forward') return forwardSequence
  if (order === 'reverse') return forwardSequence.toReversed()
  return [...forwardSequence, ...forwardSequence.slice(1, -1).toReversed()]
}

export function pickEvenIndexes(count: number, maxCount: number): number[] {
  const pickCount = Math.min(count, maxCount)
  return Array.from({ length: pickCount }, (_, index) => Math.floor((index * count) / pickCount))
}
