import { isRecord } from '@/lib/core/is-record'
import type { Card } from '@/lib/tool/card'
import type { CardJob } from './candidate-card'

export function isSequence({ tool, input, refine }: CardJob): boolean {
  return refine === undefined && tool.buildBrief(input).outputShape === 'sequence'
}

/** The place of a part: `n` of `of`, from 1. */
export function getPlace({ item }: Pick<Card, 'item'>): { n: number; of: number } {
  const { n, of } = isRecord(item) ? item : {}
  return { n: Number(n), of: Number(of) }
}

export function findMissingPlaces(job: CardJob, cards: readonly Pick<Card, 'item'>[]): number[] {
  if (!isSequence(job)) return []
  const places = cards.map(getPlace)
  const end = Math.max(0, ...places.map(({ of }) => of))
  const takenPlaces = new Set(places.map(({ n }) => n))
  return Array.from({ length: end }, (_, index) => index + 1).filter((place) => !takenPlaces.has(place))
}
