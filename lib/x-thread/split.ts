import { xPost } from '@/lib/platforms/networks/x'
import { bestGroups } from './best-groups'
import { type Numbering, numberWeight } from './numbering'
import { sentenceParts, textsOf } from './parts'

/**
 * Splits a text into posts that fit X's limit with their numbers: between paragraphs where it can, then between
 * sentences, then within one. Joined again the pieces are the source, character for character; trim them for display.
 */
export function splitThread(source: string, numbering: Numbering): string[] {
  const single = piecesWithin(source, xPost.max)
  if (single.length < 2) return single
  let pieces = single
  for (let total = pieces.length; ; total = pieces.length) {
    const weight = numberWeight(total, numbering)
    pieces = piecesWithin(source, xPost.max - weight)
    if (numberWeight(pieces.length, numbering) <= weight) return pieces
  }
}

/** The same for posts of at most `cap` weighted characters, whatever is added to them later. */
export function piecesWithin(source: string, cap: number): string[] {
  return bestGroups(sentenceParts(source, cap), cap).flatMap((group) => textsOf(group, cap))
}
