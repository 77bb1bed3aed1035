import { cleanText, emojiLimits, joinLines, limitEmojiAcrossParts } from '@/lib/core/strings/clean-text'
import { containsPhrase } from '@/lib/core/strings/contains-phrase'
import { findUrlRanges } from '@/lib/core/strings/urls'
import { measureUtf16Length } from '@/lib/platforms/counting/text-length'
import { findHashtags } from '@/lib/platforms/hashtags/find-hashtags'
import { fitHashtags } from '@/lib/platforms/hashtags/fit-hashtags'
import { anyText, anyTexts, defineItem, type FitContext, type ItemOf, isUsable, line } from '@/lib/tool/item'

/** `fitPost` checks the texts together, after it has shortened them. */
export const postItem = defineItem({
  angle: line('the angle in one to three words.', { isOptional: true }),
  hook: anyText('the first line, complete by itself; no hashtag.'),
  body: anyText('what follows the first line; empty where none is needed.'),
  cta: anyText('the single call to action, one sentence; empty for none.'),
  hashtags: anyTexts('hashtags, most specific first.'),
})

export type Post = ItemOf<typeof postItem>

export function buildPostText({ hook, body, cta }: Post, isSingleLine: boolean): string {
  return [hook, body, cta].filter((part) => part !== '').join(isSingleLine ? ' ' : '\n\n')
}

export function buildCaption(post: Post, isSingleLine: boolean): string {
  const parts = [buildPostText(post, isSingleLine), post.hashtags.join(' ')]
  return parts.filter(Boolean).join(isSingleLine ? ' ' : '\n\n')
}

export function findVisitorUrls(visitorText: string): string[] {
  return [...new Set(findUrlRanges(visitorText).map(({ start, end }) => visitorText.slice(start, end)))]
}

export function containsUrl(text: string, url: string): boolean {
  return text.toLowerCase().includes(url.toLowerCase())
}

/** Appends missing URLs to a caption's body, on separate lines unless it is a single line. */
function addMissingUrls(post: Post, urls: readonly string[], isSingleLine: boolean): Post {
  const missingUrls = urls.filter((url) => !containsUrl(buildPostText(post, true), url))
  if (missingUrls.length === 0) return post
  const [leadingSeparator, urlSeparator] = isSingleLine ? [' ', ' '] : ['\n\n', '\n']
  return { ...post, body: [post.body, missingUrls.join(urlSeparator)].filter(Boolean).join(leadingSeparator) }
}

/** Removes URLs appended by `addMissingUrls`. A URL that its sentence introduces is preserved. */
function removeAddedUrls(post: Post, urls: readonly string[]): Post {
  let body = post.body.trimEnd()
  for (let url: string | undefined = ''; url !== undefined; ) {
    url = urls.find((candidate) => body.endsWith(candidate) && isAfterSentence(body.slice(0, -candidate.length)))
    if (url) body = body.slice(0, -url.length).trimEnd()
  }
  return { ...post, body }
}

const isAfterSentence = (textBefore: string) => textBefore === '' || /(?:\n|[\].!?…。！？।] )$/.test(textBefore)

/** Yields the text with one sentence or line fewer each time, ending with ''. */
export function* generateShorterTexts(text: string): Generator<string> {
  const trimmedText = text.trimEnd()
  const sentenceEnds = [...trimmedText.matchAll(/[.!?…](?=\s+\S)|\S(?=[^\S\n]*\n)/gu)]
  for (const { 0: sentenceEnd, index } of sentenceEnds.reverse()) yield trimmedText.slice(0, index + sentenceEnd.length)
  yield ''
}

const callToActionPattern =
  /\b(?:(?:save|share|bookmark|repost) (?:this|it|these)|follow (?:me|us|along|for|if)|(?:comment|reply) (?:below|with|and)|(?:tell|let) me (?:know )?in the comments|drop (?:a|your) comment|(?:tag|send (?:this|it) to) (?:a|someone|your)|link in (?:my |the )?bio|tap the link|subscribe)\b/i

/** Removes calls to action from a caption that has one elsewhere, except sentences that the visitor typed. */
export function removeCallsToAction(text: string, visitorText = ''): string {
  return text
    .split('\n')
    .map((line) =>
      callToActionPattern.test(line)
        ? (line.match(/[^.!?]+[.!?]*\s*/gu) ?? [])
            .filter((sentence) => !callToActionPattern.test(sentence) || containsPhrase(visitorText, sentence))
            .join('')
            .trim()
        : line,
    )
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

type PostRules = FitContext & {
  /** The maximum length before the hashtags in UTF-16 units, without the visitor's URLs. */
  maxTextLength: number
  fitsPlatform(caption: string): boolean
  maxHashtags: number
  allowsCallToAction: boolean
  emojiLevel: keyof typeof emojiLimits
  isSingleLine: boolean
}

/** Drops the hashtags first, then the visitor's URLs. Returns null if the caption is unusable. */
export function fitPost(draft: Post, rules: PostRules): Post | null {
  const visitorUrls = findVisitorUrls(rules.visitorText)
  const post = removeAddedUrls(draft, visitorUrls)
  const [hook = '', body = '', cta = ''] = limitEmojiAcrossParts(
    [
      joinLines(removeHashtagSigns(post.hook)),
      removeHashtagSigns(post.body),
      rules.allowsCallToAction ? joinLines(removeHashtagSigns(post.cta)) : '',
    ],
    emojiLimits[rules.emojiLevel],
  )
  const shortPost = shortenToLimit(
    {
      angle: post.angle,
      hook,
      body: removeCallsToAction(rules.isSingleLine ? joinLines(body) : body, rules.visitorText),
      cta,
      hashtags: fitHashtags([...findHashtags(rules.visitorText), ...post.hashtags], {
        max: rules.maxHashtags,
        excludedTags: rules.avoid.split(','),
      }),
    },
    rules,
  )
  if (shortPost === null || shortPost.hook === '') return null
  if (!isUsable(buildPostText(shortPost, false), rules)) return null
  const captionFitsPlatform = (candidate: Post) => rules.fitsPlatform(buildCaption(candidate, rules.isSingleLine))
  const postWithUrls = addMissingUrls(shortPost, visitorUrls, rules.isSingleLine)
  // The visitor's text has priority over discoverability.
  const removeHashtags = (candidate: Post) => ({ ...candidate, hashtags: [] })
  const candidates = [postWithUrls, removeHashtags(postWithUrls), shortPost, removeHashtags(shortPost)]
  return candidates.find(captionFitsPlatform) ?? null
}

/** Cuts the body's end, then the call to action. Returns null if an untyped hook alone is too long. */
function shortenToLimit(post: Post, rules: PostRules): Post | null {
  const isTooLong = (candidate: Post) =>
    measureUtf16Length(buildPostText(candidate, rules.isSingleLine)) > rules.maxTextLength
  if (!isTooLong(post)) return post
  const maxBodyLength =
    rules.maxTextLength - measureUtf16Length(buildPostText({ ...post, body: '.' }, rules.isSingleLine)) + 1
  for (const body of generateShorterTexts(post.body))
    if (body !== '' && measureUtf16Length(body) <= maxBodyLength) return { ...post, body }
  const postWithoutBody = { ...post, body: '' }
  const shortestPost = isTooLong(postWithoutBody) ? { ...postWithoutBody, cta: '' } : postWithoutBody
  return isTooLong(shortestPost) && !containsPhrase(rules.visitorText, shortestPost.hook) ? null : shortestPost
}

/** Removes two or more hashtags at the end of a text, because hashtags have their own field. */
export function removeEndingHashtags(text: string): string {
  return text.replace(/(?:^|\s)(?:#[\p{L}\p{N}_]+\s*){2,}/gu, (block, offset: number, fullText: string) =>
    offset + block.length === fullText.length ? '' : block,
  )
}

/** Removes hashtags at the end, and the signs of the others. */
function removeHashtagSigns(text: string): string {
  return removeEndingHashtags(cleanText(text))
    .replace(/(?<![\p{L}\p{N}])#(?=\p{L})/gu, '')
    .trim()
}
