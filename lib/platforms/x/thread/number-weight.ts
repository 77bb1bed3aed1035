import { measureWeightedLength } from '@/lib/platforms/counting/text-length'
import { addPostNumber, type Numbering } from './numbering'
import type { LengthCounter } from './text-parts'

/** Returns the weight of the longest number in a thread, in X's units unless `measureLength` differs. */
export function getNumberWeight(
  total: number,
  numbering: Numbering,
  measureLength: LengthCounter = measureWeightedLength,
): number {
  return measureLength(addPostNumber('', total, total, numbering))
}
