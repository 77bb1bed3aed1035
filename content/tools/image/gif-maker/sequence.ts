export type PlayOrder = 'forward' | 'reverse' | 'boomerang'

export const MAX_IMAGES = 100

/** What is said of pictures that one GIF has no room for. */
export const formatSkippedImages = (count: number) =>
  `${count} ${count === 1 ? 'picture is' : 'pictures are'} left out: up to ${MAX_IMAGES} make one GIF.`

/** As people count: `take 2` before `take 10`. */
export const sortByName = <Named extends { name: string }>(images: readonly Named[]): Named[] => {
  const { compare } = new Intl.Collator('en', { numeric: true })
  return images.toSorted((one, other) => compare(one.name, other.name))
}

/** Which picture comes when. There and back shows neither end twice, so that the loop does not stop there. */
export function getFrameSequence(count: number, order: PlayOrder): number[] {
  const forwardSequence = Array.from({ length: count }, (_, index) => index)
  if (order === 'forward') return forwardSequence
  if (order === 'reverse') return forwardSequence.toReversed()
  return [...forwardSequence, ...forwardSequence.slice(1, -1).toReversed()]
}

/** So many of a row, as far apart as they can be, the first among them. */
export function pickEvenIndexes(count: number, maxCount: number): number[] {
  const pickCount = Math.min(count, maxCount)
  return Array.from({ length: pickCount }, (_, index) => Math.floor((index * count) / pickCount))
}
