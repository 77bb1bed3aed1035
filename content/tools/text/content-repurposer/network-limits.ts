import { joinPosts } from '@/lib/browser/export/run-to-text'
import { truncateAtWord } from '@/lib/core/strings/word-limits'
import { CREATOR_WORDS_PER_MINUTE, getWordBudget } from '@/lib/kits/script-timing'
import { measureUtf16Length, measureWeightedLength } from '@/lib/platforms/counting/text-length'
import { instagramCaption } from '@/lib/platforms/networks/instagram'
import { linkedinPost } from '@/lib/platforms/networks/linkedin'
import { xPost } from '@/lib/platforms/networks/x'
import { addPostNumber, type NumberingStyle } from '@/lib/platforms/thread/numbering'
import { getNumberWeight, splitToLength } from '@/lib/platforms/thread/split-posts'
import type { Meter } from '@/lib/tool/card'
import { countWordsWithBlanks } from '@/lib/tool/recount-meters'

/** In tab order. */
export const targetNames = {
  'x-thread': 'X thread',
  linkedin: 'LinkedIn post',
  'ig-caption': 'Instagram caption',
  'tiktok-script': 'TikTok script',
  newsletter: 'Newsletter',
} as const

export type Target = keyof typeof targetNames

/** The text for one network, in posts, spoken lines or paragraphs. `title` is the subject of a newsletter. */
export type Version = { kind: Target; title: string; parts: string[]; hashtags: string[] }

const SCRIPT_SECONDS = 60

/** Our own limit for a readable thread. */
export const MAX_POSTS = 12

/** With the longest number. */
export const MAX_POST_LENGTH = xPost.max - getNumberWeight(MAX_POSTS, 'brackets')

type Limit = { max: number; measure: (text: string) => number; unit: 'characters' | 'words' }

/** Limits except for X, which counts differently. The newsletter limit is our own, as no provider sets one. */
export const limits: Readonly<Record<Exclude<Target, 'x-thread'>, Limit>> = {
  linkedin: { max: linkedinPost.max, measure: measureUtf16Length, unit: 'characters' },
  'ig-caption': { max: instagramCaption.max, measure: measureUtf16Length, unit: 'characters' },
  'tiktok-script': {
    max: getWordBudget(SCRIPT_SECONDS, CREATOR_WORDS_PER_MINUTE),
    measure: countWordsWithBlanks,
    unit: 'words',
  },
  newsletter: { max: 4_000, measure: measureUtf16Length, unit: 'characters' },
}

export function toPosts({ parts, hashtags }: Version, numbering: NumberingStyle): string[] {
  const lastIndex = parts.length - 1
  return parts.map((part, index) => {
    const text = index === lastIndex ? [part, ...hashtags].join(' ') : part
    return addPostNumber(text, index + 1, parts.length, numbering)
  })
}

/** Returns the text to copy: a newsletter begins with its subject; hashtags come last. */
export function formatVersion(version: Version, numbering: NumberingStyle): string {
  const { kind, title, parts, hashtags } = version
  if (kind === 'x-thread') return joinPosts(toPosts(version, numbering))
  return [title, ...parts, hashtags.join(' ')].filter(Boolean).join('\n\n')
}

/** Splits or leaves out parts. Removes from the middle: the end usually has the call to action. */
export function fitToLimits(version: Version, numbering: NumberingStyle): Version {
  if (version.kind === 'x-thread') return fitThread(version, numbering)
  const { max, measure } = limits[version.kind]
  let shortenedVersion = version
  const measureLength = () => measure(formatVersion(shortenedVersion, numbering))
  while (measureLength() > max && shortenedVersion.parts.length > 2)
    shortenedVersion = { ...shortenedVersion, parts: shortenedVersion.parts.toSpliced(-2, 1) }
  if (measureLength() > max) shortenedVersion = { ...shortenedVersion, parts: shortenedVersion.parts.slice(0, 1) }
  const [remainingPart = ''] = shortenedVersion.parts
  const excess = measureLength() - max
  return excess > 0
    ? { ...shortenedVersion, parts: [truncateAtWord(remainingPart, measure(remainingPart) - excess, measure)] }
    : shortenedVersion
}

function fitThread(thread: Version, numbering: NumberingStyle): Version {
  const maxWeight = xPost.max - getNumberWeight(MAX_POSTS, numbering)
  const posts = thread.parts.flatMap((part) => splitToLength(part, maxWeight).map((chunk) => chunk.trim()))
  const parts = posts.length > MAX_POSTS ? [...posts.slice(0, MAX_POSTS - 1), ...posts.slice(-1)] : posts
  const lastPost = [parts.at(-1), ...thread.hashtags].join(' ')
  return { ...thread, parts, hashtags: measureWeightedLength(lastPost) > maxWeight ? [] : thread.hashtags }
}

export function buildMeter(version: Version, numbering: NumberingStyle): Meter {
  const { kind } = version
  if (kind === 'x-thread') {
    const value = Math.max(...toPosts(version, numbering).map(measureWeightedLength))
    return { label: 'Longest post', value, limit: xPost.max, unit: 'characters on X', of: { part: 'Post' } }
  }
  const { max, measure, unit } = limits[kind]
  return {
    label: kind === 'tiktok-script' ? 'Words in a minute' : 'Length',
    value: measure(formatVersion(version, numbering)),
    limit: max,
    unit,
    of: 'copy',
    ...((kind === 'newsletter' || kind === 'tiktok-script') && { target: true }),
  }
}
