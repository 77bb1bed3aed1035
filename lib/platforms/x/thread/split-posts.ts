import { measureWeightedLength } from '@/lib/platforms/counting/text-length'
import { xPost } from '@/lib/platforms/networks/x'
import { findBestGroups } from './find-best-groups'
import { getNumberWeight } from './number-weight'
import type { Numbering } from './numbering'
import { buildParagraphParts, buildSentenceParts, joinParts, type LengthCounter } from './text-parts'

type SplitOptions = {
  numbering: Numbering
  max: number
  measureLength: LengthCounter
  /** Whether a post may end within a paragraph that would fit into one. */
  breakAt: 'sentence' | 'paragraph'
}

const xOptions = { max: xPost.max, measureLength: measureWeightedLength, breakAt: 'sentence' } as const

/**
 * Splits a text into posts that fit X's limit with their numbers, preferably between paragraphs, then sentences. The
 * joined pieces equal the source exactly; trim them for display.
 */
export function splitThread(source: string, numbering: Numbering): string[] {
  return splitPosts([source], { ...xOptions, numbering })
}

/** Like `splitThread`, for any network. Each source begins a new post; numbers continue across sources. */
export function splitPosts(sources: readonly string[], options: SplitOptions): string[] {
  const { max, numbering, breakAt } = options
  const measureLength = memoizeLengthCounter(options.measureLength)
  const splitAll = (maxLength: number) =>
    sources.flatMap((source) => splitSource(source, maxLength, { measureLength, breakAt }))
  let posts = splitAll(max)
  if (posts.length < 2) return posts
  for (let total = posts.length; ; total = posts.length) {
    const weight = getNumberWeight(total, numbering, measureLength)
    posts = splitAll(max - weight)
    if (getNumberWeight(posts.length, numbering, measureLength) <= weight) return posts
  }
}

/** Caches lengths, because each candidate limit measures the same sentences and words. */
function memoizeLengthCounter(measureLength: LengthCounter): LengthCounter {
  const lengths = new Map<string, number>()
  return (text) => {
    const result = lengths.get(text) ?? measureLength(text)
    lengths.set(text, result)
    return result
  }
}

function splitSource(
  source: string,
  maxLength: number,
  { measureLength, breakAt }: Pick<SplitOptions, 'measureLength' | 'breakAt'>,
): string[] {
  const buildParts = breakAt === 'paragraph' ? buildParagraphParts : buildSentenceParts
  return findBestGroups(buildParts(source, maxLength, measureLength), maxLength).flatMap((group) =>
    joinParts(group, maxLength, measureLength),
  )
}

/** Splits a text for X into pieces of at most `maxLength` weighted characters, without room for text added later. */
export function splitToLength(source: string, maxLength: number): string[] {
  return splitSource(source, maxLength, { ...xOptions, measureLength: memoizeLengthCounter(measureWeightedLength) })
}
