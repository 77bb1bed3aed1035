import { measureWeightedLength } from '@/lib/platforms/counting/text-length'
import { addPostNumber, type Numbering } from './numbering'
import type { LengthCounter } from './text-parts'

/** What the number takes from the longest-numbered post of a thread, as X counts it unless another way is given. */
export function getNumberWeight(
  total: number,
  numbering: Numbering,
  measureLength: LengthCounter = measureWeightedLength,
): number {
  return measureLength(addPostNumber('', total, total, numbering))
}
