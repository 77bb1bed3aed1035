import { cleanText } from '@/lib/fit/clean-text'
import { cutAtWord } from '@/lib/fit/cut'
import { emojiLimits, limitEmoji } from '@/lib/fit/emoji'
import { inventsNumber } from '@/lib/fit/numbers'
import { isRejected } from '@/lib/fit/reject'
import { withoutEnd } from '@/lib/fit/without-end'
import { weightedLength } from '@/lib/platforms/count'
import { xPost } from '@/lib/platforms/networks/x'
import { urlRanges } from '@/lib/platforms/urls'
import { oneHashtag } from '@/lib/posts/hashtags'
import { usesAvoidedWord } from '@/lib/writer/phrasing/avoided-word'
import type { ThreadInput } from './fields'
import { numberWeight } from './numbering'
import type { ThreadPost } from './post'
import { threadLength } from './thread-length'

const MAX_ALTERNATIVES = 2

/** Brings a written post to X's limit with its number; a post split from the visitor's own text stays as it is. */
export function fitPost(post: ThreadPost, input: ThreadInput): ThreadPost | null {
  const { prompt, parameters } = input
  const total = threadLength(input)
  const room = xPost.max - numberWeight(total, parameters.numbering)
  if (parameters.mode === 'split' && weightedLength(post.text) <= room) return post
  if (post.n < 1 || post.n > total) return null
  const fitted = (text: string) => fitText(text, post.n, room, parameters)
  const text = fitted(post.text)
  const alternatives = post.n === 1 ? post.alternatives.map(fitted).filter((other) => other !== text) : []
  const given = `${prompt} ${parameters.audience}`
  const allow = [total, total - 1, total - 2]
  const isGood = (one: string) =>
    one !== '' &&
    !isRejected(one) &&
    !inventsNumber(one, given, { allow }) &&
    !usesAvoidedWord(one, parameters.avoid)
  if (!isGood(text)) return null
  return { n: post.n, text, alternatives: alternatives.filter(isGood).slice(0, MAX_ALTERNATIVES) }
}

function fitText(text: string, n: number, room: number, { emoji }: ThreadInput['parameters']): string {
  const plain = withoutOwnNumber(cleanText(text))
  const linkless = n === 1 ? withoutLinks(plain) : plain
  return cutAtWord(oneHashtag(limitEmoji(linkless, emojiLimits[emoji])), room, weightedLength)
}

/** Models number posts themselves, and the number is added in code. */
function withoutOwnNumber(text: string): string {
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
  return withoutEnd(rest, /[\s:,]/).trim()
}
