import { z } from 'zod'
import { findUrlRanges } from '@/lib/platforms/counting/urls'
import { anyValue, defineItem, type ItemOf, line } from '@/lib/tool/item'

/** `fitPost` checks the texts together, after it has shortened them. */
export const postItem = defineItem({
  angle: line('the angle in one to three words.', { isOptional: true }),
  hook: anyValue(z.string(), 'the first line, complete by itself; no hashtag.'),
  body: anyValue(z.string(), 'what follows the first line; empty where none is needed.'),
  cta: anyValue(z.string(), 'the single call to action, one sentence; empty for none.'),
  hashtags: anyValue(z.array(z.string()), 'hashtags, most specific first.'),
})

export type Post = ItemOf<typeof postItem>

export function buildPostText({ hook, body, cta }: Post, isSingleLine: boolean): string {
  return [hook, body, cta].filter((part) => part !== '').join(isSingleLine ? ' ' : '\n\n')
}

export function buildCaption(post: Post, isSingleLine: boolean): string {
  return [buildPostText(post, isSingleLine), post.hashtags.join(' ')]
    .filter((part) => part !== '')
    .join(isSingleLine ? ' ' : '\n\n')
}

export function findVisitorUrls(visitorText: string): string[] {
  return [...new Set(findUrlRanges(visitorText).map(({ start, end }) => visitorText.slice(start, end)))]
}

/** Returns whether a text contains a URL, ignoring case. */
export function containsUrl(text: string, url: string): boolean {
  return text.toLowerCase().includes(url.toLowerCase())
}

/** Appends missing URLs to a caption's body, on separate lines unless it is a single line. */
export function addMissingUrls(post: Post, urls: readonly string[], isSingleLine: boolean): Post {
  const missingUrls = urls.filter((url) => !containsUrl(buildPostText(post, true), url))
  if (missingUrls.length === 0) return post
  const [leadingSeparator, urlSeparator] = isSingleLine ? [' ', ' '] : ['\n\n', '\n']
  return { ...post, body: [post.body, missingUrls.join(urlSeparator)].filter(Boolean).join(leadingSeparator) }
}

/** Removes URLs appended by `addMissingUrls`. A URL that its sentence introduces is preserved. */
export function removeAddedUrls(post: Post, urls: readonly string[]): Post {
  let body = post.body.trimEnd()
  for (let url: string | undefined = ''; url !== undefined; ) {
    url = urls.find((candidate) => body.endsWith(candidate) && isAfterSentence(body.slice(0, -candidate.length)))
    if (url) body = body.slice(0, -url.length).trimEnd()
  }
  return { ...post, body }
}

const isAfterSentence = (textBefore: string) => textBefore === '' || /(?:\n|[\].!?…。！？।] )$/.test(textBefore)
