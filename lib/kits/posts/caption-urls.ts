import { findUrlRanges } from '@/lib/platforms/counting/urls'
import { buildPostText, type Post } from './post'

export function findVisitorUrls(visitorText: string): string[] {
  return [...new Set(findUrlRanges(visitorText).map(({ start, end }) => visitorText.slice(start, end)))]
}

/** Whether a text contains a URL, ignoring case. */
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
