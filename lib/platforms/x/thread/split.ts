import { weightedLength } from '@/lib/platforms/counting/text-length'
import { xPost } from '@/lib/platforms/networks/x'
import { bestGroups } from './best-groups'
import { numberWeight } from './number-weight'
import type { Numbering } from './numbering'
import { joinParts, type LengthCounter, paragraphParts, sentenceParts } from './parts'

type SplitOptions = {
  numbering: Numbering
  /** Longest post, in what `length` counts. */
  max: number
  length: LengthCounter
  /** Whether a post may end within a paragraph that would fit into one. */
  breakAt: 'sentence' | 'paragraph'
}

const onX = { max: xPost.max, length: weightedLength, breakAt: 'sentence' } as const

/**
 * Splits a text into posts that fit X's limit with their numbers: between paragraphs where it can, then between
 * sentences, then within one. Joined again the pieces are the source, character for character; trim them for display.
 */
export function splitThread(source: string, numbering: Numbering): string[] {
  return splitPosts([source], { ...onX, numbering })
}

/** The same for any network; no post goes on from one of the sources to the next, and all are numbered through. */
export function splitPosts(sources: readonly string[], options: SplitOptions): string[] {
  const { max, numbering, breakAt } = options
  const length = memoizeLength(options.length)
  const slices = (cap: number) => sources.flatMap((source) => slice(source, cap, { length, breakAt }))
  let pieces = slices(max)
  if (pieces.length < 2) return pieces
  for (let total = pieces.length; ; total = pieces.length) {
    const weight = numberWeight(total, numbering, length)
    pieces = slices(max - weight)
    if (numberWeight(pieces.length, numbering, length) <= weight) return pieces
  }
}

/** The same length, counted once a text: each cap asks about the same sentences and words. */
function memoizeLength(length: LengthCounter): LengthCounter {
  const known = new Map<string, number>()
  return (text) => {
    const counted = known.get(text) ?? length(text)
    known.set(text, counted)
    return counted
  }
}

function slice(
  source: string,
  cap: number,
  { length, breakAt }: Pick<SplitOptions, 'length' | 'breakAt'>,
): string[] {
  const partsOf = breakAt === 'paragraph' ? paragraphParts : sentenceParts
  return bestGroups(partsOf(source, cap, length), cap).flatMap((group) => joinParts(group, cap, length))
}

/** One text's pieces for X, of at most `cap` weighted characters, whatever is added to them later. */
export function splitToLength(source: string, cap: number): string[] {
  return slice(source, cap, { ...onX, length: memoizeLength(weightedLength) })
}
