export type Order = 'forward' | 'reverse' | 'boomerang'

export const MOST_PICTURES = 100

/** What is said of pictures that one GIF has no room for. */
export const leftOut = (count: number) =>
  `${count} ${count === 1 ? 'picture is' : 'pictures are'} left out: up to ${MOST_PICTURES} make one GIF.`

/** As people count: `take 2` before `take 10`. */
export const inOrderOfNames = <Named extends { name: string }>(pictures: readonly Named[]): Named[] => {
  const { compare } = new Intl.Collator('en', { numeric: true })
  return pictures.toSorted((one, other) => compare(one.name, other.name))
}

/** Which picture comes when. There and back shows neither end twice, so that the loop does not stop there. */
export function sequenceOf(count: number, order: Order): number[] {
  const forward = Array.from({ length: count }, (_, index) => index)
  if (order === 'forward') return forward
  if (order === 'reverse') return forward.toReversed()
  return [...forward, ...forward.slice(1, -1).toReversed()]
}

/** So many of a row, as far apart as they can be, the first among them. */
export function spread(count: number, wanted: number): number[] {
  const taken = Math.min(count, wanted)
  return Array.from({ length: taken }, (_, index) => Math.floor((index * count) / taken))
}
