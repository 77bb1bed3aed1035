import { weightedLength } from '@/lib/platforms/counting/count'
import { type Numbering, numbered } from './numbering'
import type { Length } from './parts'

/** What the number takes from the longest-numbered post of a thread, as X counts it unless another way is given. */
export function numberWeight(total: number, style: Numbering, length: Length = weightedLength): number {
  return length(numbered('', total, total, style))
}
