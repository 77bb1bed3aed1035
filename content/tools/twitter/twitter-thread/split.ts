import { xPost } from '@/lib/platforms/networks/x'
import { type Numbering, numberWeight } from './numbering'
import { packed, sentenceParts, textsOf } from './parts'

/**
 * Splits a text into as few posts as fit X's limit with their numbers, of even length, between sentences where it can.
 * Joined again the pieces are the source, character for character; trim them for display.
 */
export function splitThread(source: string, numbering: Numbering): string[] {
  const single = slice(source, xPost.max)
  if (single.length < 2) return single
  let pieces = single
  for (let total = pieces.length; ; total = pieces.length) {
    pieces = slice(source, xPost.max - numberWeight(total, numbering))
    if (String(pieces.length).length <= String(total).length) return pieces
  }
}

function slice(source: string, cap: number): string[] {
  const sentences = sentenceParts(source, cap)
  const fewest = packed(sentences, cap).length
  let low = 1
  let high = cap
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (packed(sentences, middle).length <= fewest) high = middle
    else low = middle + 1
  }
  return packed(sentences, high).flatMap((group) => textsOf(group, cap))
}
