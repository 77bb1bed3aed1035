import { isRecord } from '@/lib/core/is-record'
import type { Card } from '@/lib/tool/card'
import type { CardJob } from './candidate-card'

/** Whether the cards are the parts of one piece, such as the posts of a thread. */
export function isSequence({ tool, input, refine }: CardJob): boolean {
  return refine === undefined && tool.buildBrief(input).outputShape === 'sequence'
}

/** The place of a part: `n` of `of`, from 1. */
export function getPlace({ item }: Pick<Card, 'item'>): { n: number; of: number } {
  const { n, of } = isRecord(item) ? item : {}
  return { n: Number(n), of: Number(of) }
}

/** Returns the places without a card up to the planned end, in order. */
export function findMissingPlaces(cards: readonly Pick<Card, 'item'>[]): number[] {
  const places = cards.map(getPlace)
  const end = Math.max(0, ...places.map(({ of }) => of))
  const takenPlaces = new Set(places.map(({ n }) => n))
  return Array.from({ length: end }, (_, index) => index + 1).filter((place) => !takenPlaces.has(place))
}
