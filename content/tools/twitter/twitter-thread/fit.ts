import { cleanText, emojiLimits, limitEmoji } from '@/lib/core/strings/clean-text'
import { trimEndMatching } from '@/lib/core/strings/end-punctuation'
import { hasInventedNumber } from '@/lib/core/strings/invented-numbers'
import { isRejected } from '@/lib/core/strings/rejection-reason'
import { usesAvoidedWord } from '@/lib/core/strings/unwanted-words'
import { truncateAtWord } from '@/lib/core/strings/word-limits'
import { measureWeightedLength } from '@/lib/platforms/counting/text-length'
import { findUrlRanges } from '@/lib/platforms/counting/urls'
import { keepFirstHashtag } from '@/lib/platforms/hashtags/find-hashtags'
import { xPost } from '@/lib/platforms/networks/x'
import { getNumberWeight, splitThread } from '@/lib/platforms/thread/split-posts'
import { getDetails } from '@/lib/tool/prompt-reading'
import { memoizePerRequest } from '@/lib/tool/visitor-text'
import type { ThreadInput, ThreadPost } from './fields'

const DEFAULT_POST_COUNT = 7

/** Splits the visitor's own text into posts, including the surrounding whitespace. */
export const getSplitPosts = memoizePerRequest(({ prompt, parameters }: ThreadInput) =>
  splitThread(prompt, parameters.numbering),
)

/** Returns the most posts of a thread to write. */
export function getMaxPosts({ posts }: Pick<ThreadInput['parameters'], 'posts'>): number {
  return posts === 'auto' ? DEFAULT_POST_COUNT : Number(posts)
}

const MAX_ALTERNATIVES = 2

/** Fits a post with its number to X's limit; the visitor's own words, such as a split text, stay unchanged. */
export function fitPost(post: ThreadPost, input: ThreadInput): ThreadPost | null {
  const { prompt, parameters } = input
  const maxPosts = isVisitorText(post, input) ? post.of : getMaxPosts(parameters)
  if (post.n < 1 || post.n > maxPosts) return null
  const postCount = Math.max(post.n, Math.min(post.of, maxPosts))
  const maxWeight = xPost.max - getNumberWeight(postCount, parameters.numbering)
  if (isVisitorText(post, input) && measureWeightedLength(post.text) <= maxWeight) return post
  const fitPostText = (text: string) => fitText(text, post.n, maxWeight, parameters)
  const text = fitPostText(post.text)
  const alternatives = post.n === 1 ? post.alternatives.map(fitPostText).filter((other) => other !== text) : []
  const visitorText = [prompt, ...Object.values(getDetails(parameters))].join('\n')
  const allowedNumbers = [postCount, postCount - 1, postCount - 2]
  const isUsable = (candidate: string) =>
    candidate !== '' &&
    (isRejected(visitorText) || !isRejected(candidate)) &&
    !hasInventedNumber(candidate, visitorText, { allowedNumbers }) &&
    !usesAvoidedWord(candidate, parameters.avoid)
  if (!isUsable(text)) return null
  return {
    n: post.n,
    of: postCount,
    text,
    alternatives: alternatives.filter(isUsable).slice(0, MAX_ALTERNATIVES),
  }
}

function isVisitorText({ text, alternatives }: ThreadPost, { prompt }: ThreadInput): boolean {
  return text !== '' && alternatives.length === 0 && prompt.includes(text)
}

function fitText(text: string, postNumber: number, maxWeight: number, { emoji }: ThreadInput['parameters']): string {
  const textWithoutNumber = removePostNumber(cleanText(text))
  const textWithoutLinks = postNumber === 1 ? removeLinks(textWithoutNumber) : textWithoutNumber
  return truncateAtWord(
    keepFirstHashtag(limitEmoji(textWithoutLinks, emojiLimits[emoji])),
    maxWeight,
    measureWeightedLength,
  )
}

/** Removes a number written by the model; code adds the number later. */
function removePostNumber(text: string): string {
  return text
    .replace(/^\(?\d{1,2}\s?\/\s?\d{0,2}\)?[.:]?\s+/, '')
    .replace(/(?<!\s)\s+\(?\d{1,2}\s?\/\s?\d{1,2}\)?$/, '')
    .trim()
}

function removeLinks(text: string): string {
  const linkRanges = findUrlRanges(text)
  if (linkRanges.length === 0) return text
  const textWithoutLinks = linkRanges
    .toReversed()
    .reduce((textWithoutLinks, { start, end }) => textWithoutLinks.slice(0, start) + textWithoutLinks.slice(end), text)
    .replace(/[^\S\n]{2,}/g, ' ')
  return trimEndMatching(textWithoutLinks, /[\s:,]/).trim()
}
