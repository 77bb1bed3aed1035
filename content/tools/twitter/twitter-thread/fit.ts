import { usesAvoidedWord } from '@/lib/core/strings/avoided-word'
import { cleanText } from '@/lib/core/strings/clean-text'
import { emojiLimits, limitEmoji } from '@/lib/core/strings/emoji'
import { hasInventedNumber } from '@/lib/core/strings/numbers'
import { isRejected } from '@/lib/core/strings/reject'
import { trimEndMatching } from '@/lib/core/strings/trim-end-matching'
import { truncateAtWord } from '@/lib/core/strings/truncate-at-word'
import { weightedLength } from '@/lib/platforms/counting/text-length'
import { urlRanges } from '@/lib/platforms/counting/urls'
import { oneHashtag } from '@/lib/platforms/hashtags/hashtags-in'
import { xPost } from '@/lib/platforms/networks/x'
import { numberWeight } from '@/lib/platforms/x/thread/number-weight'
import { detailsOf } from '@/lib/tool/details'
import type { ThreadInput } from './fields'
import type { ThreadPost } from './post'
import { getMaxPosts } from './thread-length'

const MAX_ALTERNATIVES = 2

/** Brings a written post to X's limit with its number; words of the visitor's own, such as a split text, stay as they are. */
export function fitPost(post: ThreadPost, input: ThreadInput): ThreadPost | null {
  const { prompt, parameters } = input
  const maxPosts = isVisitorText(post, input) ? post.of : getMaxPosts(parameters)
  if (post.n < 1 || post.n > maxPosts) return null
  const of = Math.max(post.n, Math.min(post.of, maxPosts))
  const room = xPost.max - numberWeight(of, parameters.numbering)
  if (isVisitorText(post, input) && weightedLength(post.text) <= room) return post
  const fitted = (text: string) => fitText(text, post.n, room, parameters)
  const text = fitted(post.text)
  const alternatives = post.n === 1 ? post.alternatives.map(fitted).filter((other) => other !== text) : []
  const visitorText = [prompt, ...Object.values(detailsOf(parameters))].join('\n')
  const allow = [of, of - 1, of - 2]
  const isGood = (one: string) =>
    one !== '' &&
    (isRejected(visitorText) || !isRejected(one)) &&
    !hasInventedNumber(one, visitorText, { allow }) &&
    !usesAvoidedWord(one, parameters.avoid)
  if (!isGood(text)) return null
  return { n: post.n, of, text, alternatives: alternatives.filter(isGood).slice(0, MAX_ALTERNATIVES) }
}

function isVisitorText({ text, alternatives }: ThreadPost, { prompt }: ThreadInput): boolean {
  return text !== '' && alternatives.length === 0 && prompt.includes(text)
}

function fitText(text: string, n: number, room: number, { emoji }: ThreadInput['parameters']): string {
  const plain = removePostNumber(cleanText(text))
  const linkless = n === 1 ? withoutLinks(plain) : plain
  return truncateAtWord(oneHashtag(limitEmoji(linkless, emojiLimits[emoji])), room, weightedLength)
}

/** Models number posts themselves, and the number is added in code. */
function removePostNumber(text: string): string {
  return text
    .replace(/^\(?\d{1,2}\s?\/\s?\d{0,2}\)?[.:]?\s+/, '')
    .replace(/(?<!\s)\s+\(?\d{1,2}\s?\/\s?\d{1,2}\)?$/, '')
    .trim()
}

function withoutLinks(text: string): string {
  const links = urlRanges(text)
  if (links.length === 0) return text
  const rest = links
    .toReversed()
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text)
    .replace(/[^\S\n]{2,}/g, ' ')
  return trimEndMatching(rest, /[\s:,]/).trim()
}
