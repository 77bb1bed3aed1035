import { joinPosts } from '@/lib/browser/export/run-to-text'
import { cleanText } from '@/lib/core/strings/clean-text'
import { hasInventedNumber } from '@/lib/core/strings/invented-numbers'
import { getRejectionReason } from '@/lib/core/strings/rejection-reason'
import { splitSentences } from '@/lib/core/strings/split-sentences'
import { usesAvoidedWord } from '@/lib/core/strings/unwanted-words'
import { truncateAtWord } from '@/lib/core/strings/word-limits'
import { getWordBudget } from '@/lib/kits/script-timing'
import { measureUtf16Length, measureWeightedLength } from '@/lib/platforms/counting/text-length'
import { fitHashtags } from '@/lib/platforms/hashtags/fit-hashtags'
import { parseLinks } from '@/lib/platforms/links'
import { instagramCaption } from '@/lib/platforms/networks/instagram'
import { linkedinPost } from '@/lib/platforms/networks/linkedin'
import { xPost } from '@/lib/platforms/networks/x'
import { addPostNumber, type NumberingStyle } from '@/lib/platforms/thread/numbering'
import { getNumberWeight, splitToLength } from '@/lib/platforms/thread/split-posts'
import { countWordsWithBlanks } from '@/lib/tool/recount-meters'
import { getTargets, type Output, type RepurposeInput, type Target } from './fields'

export function toPosts({ parts, hashtags }: Output, numbering: NumberingStyle): string[] {
  const lastIndex = parts.length - 1
  return parts.map((part, index) => {
    const text = index === lastIndex ? [part, ...hashtags].join(' ') : part
    return addPostNumber(text, index + 1, parts.length, numbering)
  })
}

/** Returns the text to copy: a newsletter begins with its subject; hashtags come last. */
export function formatOutput(output: Output, numbering: NumberingStyle): string {
  const { kind, title, parts, hashtags } = output
  if (kind === 'x-thread') return joinPosts(toPosts(output, numbering))
  return [title, ...parts, hashtags.join(' ')].filter(Boolean).join('\n\n')
}

export const SCRIPT_WORDS_PER_MINUTE = 160
const SCRIPT_SECONDS = 60

/** Most phone inboxes cut off longer subjects. Our own target: no provider states a limit. */
export const MAX_SUBJECT_LENGTH = 60

/** Our own limit for a readable thread. */
export const MAX_POSTS = 12

type Limit = { max: number; measure: (text: string) => number; unit: 'characters' | 'words' }

/** Limits except for X, which counts differently. The newsletter limit is our own, as no provider sets one. */
export const limits: Readonly<Record<Exclude<Target, 'x-thread'>, Limit>> = {
  linkedin: { max: linkedinPost.max, measure: measureUtf16Length, unit: 'characters' },
  'ig-caption': { max: instagramCaption.max, measure: measureUtf16Length, unit: 'characters' },
  'tiktok-script': {
    max: getWordBudget(SCRIPT_SECONDS, SCRIPT_WORDS_PER_MINUTE),
    measure: countWordsWithBlanks,
    unit: 'words',
  },
  newsletter: { max: 4_000, measure: measureUtf16Length, unit: 'characters' },
}

/** Most hashtags at the end of a version, even if more are requested. */
const maxHashtags: Readonly<Record<Target, number>> = {
  'x-thread': 1,
  linkedin: 5,
  'ig-caption': 5,
  'tiktok-script': 0,
  newsletter: 0,
}

/**
 * Shortens a version to its network's limits without changing the visitor’s own sentences. Returns null if the visitor
 * did not request this version or the version is unusable.
 */
export function fitOutput(item: Output, input: RepurposeInput): Output | null {
  const { prompt, parameters } = input
  const visitorText = `${prompt}\n${parameters.action}`
  if (!getTargets(parameters).includes(item.kind)) return null
  const parts = item.parts
    .map((part) => (isVisitorText(part, visitorText) ? part : cleanText(part)))
    .filter((part) => part !== '' && extractLinks(part).every((link) => visitorText.includes(link)))
  const maxHashtagCount = Math.min(parameters.hashtags, maxHashtags[item.kind])
  const fittedOutput = fitToLimits(
    {
      kind: item.kind,
      title: item.kind === 'newsletter' ? truncateAtWord(cleanText(item.title), MAX_SUBJECT_LENGTH) : '',
      parts,
      hashtags: fitHashtags(item.hashtags, { max: maxHashtagCount, excludedTags: parameters.avoid.split(',') }),
    },
    parameters.numbering,
  )
  if (fittedOutput.parts.length === 0) return null
  const fullText = [fittedOutput.title, ...fittedOutput.parts]
    .filter((text) => !isVisitorText(text, visitorText))
    .join('\n')
  const isRejected =
    getRejectionReason(fullText, visitorText) !== null ||
    hasInventedNumber(fullText, visitorText, { allowedNumbers: [parts.length] }) ||
    usesAvoidedWord(fullText, parameters.avoid)
  return isRejected ? null : fittedOutput
}

const extractLinks = (text: string) => parseLinks(text).map(({ url }) => url)

function isVisitorText(text: string, visitorText: string): boolean {
  return splitSentences(text).every((sentence) => visitorText.includes(sentence.trim()))
}

function fitToLimits(output: Output, numbering: RepurposeInput['parameters']['numbering']): Output {
  const { kind, parts } = output
  if (kind === 'x-thread') {
    const maxWeight = xPost.max - getNumberWeight(MAX_POSTS, numbering)
    const posts = parts.flatMap((part) => splitToLength(part, maxWeight).map((chunk) => chunk.trim()))
    const retainedPosts = posts.length > MAX_POSTS ? [...posts.slice(0, MAX_POSTS - 1), ...posts.slice(-1)] : posts
    const lastPost = [retainedPosts.at(-1), ...output.hashtags].join(' ')
    return {
      ...output,
      parts: retainedPosts,
      hashtags: measureWeightedLength(lastPost) > maxWeight ? [] : output.hashtags,
    }
  }
  const { max, measure } = limits[kind]
  let shortenedOutput = output
  const measureLength = () => measure(formatOutput(shortenedOutput, numbering))
  // Remove from the middle: the end usually has the call to action.
  while (measureLength() > max && shortenedOutput.parts.length > 2)
    shortenedOutput = { ...shortenedOutput, parts: shortenedOutput.parts.toSpliced(-2, 1) }
  if (measureLength() > max) shortenedOutput = { ...shortenedOutput, parts: shortenedOutput.parts.slice(0, 1) }
  const [remainingPart = ''] = shortenedOutput.parts
  const excess = measureLength() - max
  return excess > 0
    ? { ...shortenedOutput, parts: [truncateAtWord(remainingPart, measure(remainingPart) - excess, measure)] }
    : shortenedOutput
}
