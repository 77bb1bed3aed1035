import { hasBlank } from '@/lib/core/strings/blanks'
import { cleanText, emojiLimits, limitEmoji } from '@/lib/core/strings/clean-text'
import { trimEndMatching } from '@/lib/core/strings/end-punctuation'
import { replaceRanges } from '@/lib/core/strings/text-ranges'
import { findUrlRanges } from '@/lib/core/strings/urls'
import { truncateAtWord } from '@/lib/core/strings/word-limits'
import { containsUrl } from '@/lib/kits/posts/post'
import { measureWeightedLength } from '@/lib/platforms/counting/text-length'
import { keepFirstHashtag } from '@/lib/platforms/hashtags/find-hashtags'
import { xPost } from '@/lib/platforms/networks/x'
import { addPostNumber } from '@/lib/platforms/thread/numbering'
import { getNumberWeight, splitThread } from '@/lib/platforms/thread/split-posts'
import { type CardDraft, measureField } from '@/lib/tool/build-card'
import { type FitContext, isUsable } from '@/lib/tool/item'
import type { DraftContext } from '@/lib/tool/prompt-tool'
import { buildSequence } from '@/lib/writer/sequence-parts'
import type { ThreadInput, ThreadPost } from './tool'

const DEFAULT_POST_COUNT = 7
export const MAX_ALTERNATIVES = 2
/** Maximum weighted length at which two parts share a post. */
const MAX_JOINED_WEIGHT = 150

export function getMaxPosts({ posts }: Pick<ThreadInput['parameters'], 'posts'>): number {
  return posts === 'auto' ? DEFAULT_POST_COUNT : Number(posts)
}

export function splitPosts({ prompt, parameters }: ThreadInput): ThreadPost[] {
  return toPosts(splitThread(prompt, parameters.numbering))
}

function toPosts(texts: readonly string[]): ThreadPost[] {
  return texts.map((text, index) => ({ n: index + 1, of: texts.length, text: text.trim(), alternatives: [] }))
}

/** Fits a post with its number to X's limit; the visitor's own words, such as a split text, stay unchanged. */
export function fitPost(post: ThreadPost, input: ThreadInput & FitContext): ThreadPost | null {
  const { n, alternatives } = post
  const { numbering, emoji } = input.parameters
  const isVisitorText = post.text !== '' && alternatives.length === 0 && input.prompt.includes(post.text)
  const maxPosts = isVisitorText ? post.of : getMaxPosts(input.parameters)
  if (n < 1 || n > maxPosts) return null
  const postCount = Math.max(n, Math.min(post.of, maxPosts))
  const maxWeight = xPost.max - getNumberWeight(postCount, numbering)
  if (isVisitorText && measureWeightedLength(post.text) <= maxWeight) return post
  const fitText = (text: string) => {
    const plainText = removePostNumber(cleanText(text))
    const postText = limitEmoji(n === 1 ? removeLinks(plainText, input) : plainText, emojiLimits[emoji])
    return truncateAtWord(keepFirstHashtag(postText, input.visitorText), maxWeight, measureWeightedLength)
  }
  const context = { ...input, figures: { allowedNumbers: [postCount, postCount - 1, postCount - 2] } }
  const [text = '', ...otherTexts] = [post.text, ...(n === 1 ? alternatives : [])].map(fitText)
  if (text === '' || !isUsable(text, context)) return null
  const usableTexts = otherTexts.filter((other) => other !== '' && other !== text && isUsable(other, context))
  return { n, of: postCount, text, alternatives: usableTexts.slice(0, MAX_ALTERNATIVES) }
}

/** Removes a number written by the model; code adds the number later. */
function removePostNumber(text: string): string {
  return text
    .replace(/^\(?\d{1,2}\s?\/\s?\d{0,2}\)?[.:]?\s+/, '')
    .replace(/(?<!\s)\s+\(?\d{1,2}\s?\/\s?\d{1,2}\)?$/, '')
    .trim()
}

/** Removes links, except the visitor's own. */
function removeLinks(text: string, { visitorText }: FitContext): string {
  const linkRanges = findUrlRanges(text).filter(({ start, end }) => !containsUrl(visitorText, text.slice(start, end)))
  if (linkRanges.length === 0) return text
  const textWithoutLinks = replaceRanges(text, linkRanges, () => '').replace(/[^\S\n]{2,}/g, ' ')
  return trimEndMatching(textWithoutLinks, /[\s:,]/).trim()
}

export function presentPost({ n, of, text, alternatives }: ThreadPost, { parameters }: ThreadInput): CardDraft {
  const copy = addPostNumber(text, n, of, parameters.numbering)
  const hashtagCount = text.match(/[#＃][\p{L}\p{N}_]*\p{L}/gu)?.length ?? 0
  return {
    heading: formatHeading(n, of),
    parts: [
      { text: copy, ...(alternatives.length > 0 && { opening: 'used' }) },
      ...alternatives.map((other, index) => ({
        label: `Other first post ${index + 1}`,
        text: addPostNumber(other, 1, of, parameters.numbering),
        opening: 'offered' as const,
        rank: 'more' as const,
      })),
    ],
    meters: [measureField('Length on X', copy, xPost, 'copy')],
    preview: { kind: 'x-post', text: copy, ...(of > 1 && { position: `${n}/${of}` }) },
    notes: [
      n === 1 &&
        parameters.mode === 'write' &&
        of > getMaxPosts(parameters) &&
        `Your text fills ${of} posts. “Split my text” shows them all.`,
      n === 1 &&
        of > 1 &&
        findUrlRanges(text).length > 0 &&
        'There’s a link in the first post. It’s better in the last one.',
      hashtagCount > 1 && 'There’s more than one hashtag. One is enough on X.',
    ],
    copy,
    carry: text,
  }
}

function formatHeading(postNumber: number, postCount: number): string {
  if (postCount === 1) return 'Fits in one post'
  const position = `Post ${postNumber} of ${postCount}`
  if (postNumber === 1) return `${position}, make it count`
  return postNumber === postCount ? `${position}, the last one` : position
}

export function writePosts({ reading, parameters }: ThreadInput & DraftContext): ThreadPost[] {
  const split = (text: string) => splitThread(text, parameters.numbering)
  const { openings, parts } = buildSequence(reading)
  if (reading.kind === 'pasted') return toPosts(split(reading.text))
  const texts: string[] = []
  for (const part of [openings[0] ?? reading.text, ...parts].flatMap(split)) {
    const joinedText = `${texts.at(-1) ?? ''}\n\n${part.trim()}`
    const canJoin = texts.length > 1 && !hasBlank(joinedText) && measureWeightedLength(joinedText) <= MAX_JOINED_WEIGHT
    if (canJoin) texts.splice(-1, 1, joinedText)
    else texts.push(part.trim())
  }
  const [firstPost, ...otherPosts] = toPosts(texts)
  if (!firstPost) return []
  const alternatives = openings.filter((opening) => opening !== firstPost.text).slice(0, MAX_ALTERNATIVES)
  return [{ ...firstPost, alternatives }, ...otherPosts]
}
