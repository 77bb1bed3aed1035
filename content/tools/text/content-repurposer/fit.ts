import { cleanText } from '@/lib/core/strings/clean-text'
import { hasInventedNumber } from '@/lib/core/strings/invented-numbers'
import { getRejectionReason } from '@/lib/core/strings/rejection-reason'
import { splitSentences } from '@/lib/core/strings/split-sentences'
import { truncateAtWord } from '@/lib/core/strings/truncate-at-word'
import { usesAvoidedWord } from '@/lib/core/strings/uses-avoided-word'
import { measureWeightedLength } from '@/lib/platforms/counting/text-length'
import { fitHashtags } from '@/lib/platforms/hashtags/fit-hashtags'
import { parseLinks } from '@/lib/platforms/links'
import { xPost } from '@/lib/platforms/networks/x'
import { getNumberWeight } from '@/lib/platforms/x/thread/number-weight'
import { splitToLength } from '@/lib/platforms/x/thread/split-posts'
import { getTargets, type RepurposeInput } from './fields'
import { formatOutput } from './format-output'
import { limits, MAX_POSTS, MAX_SUBJECT_LENGTH, maxHashtags } from './limits'
import type { Output } from './output'

/**
 * Trims a version to its network’s limits without changing the visitor’s own sentences. Null if the version was not
 * requested or is unusable.
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
