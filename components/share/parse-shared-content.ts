import { parseTikTokLink } from '@/lib/tiktok/links/link'

/** What was shared: a link to TikTok, or else the text. */
export type SharedContent = { kind: 'link' | 'text'; text: string }

/**
 * Reads `title`, `text` and `url` of a share, behind the `#` or the `?` of an address. Apps put a link into any of the
 * three, often inside a sentence of their own; the first that leads to TikTok counts. Null where nothing was shared.
 */
export function parseSharedContent(query: string): SharedContent | null {
  const params = new URLSearchParams(query.replace(/^[#?]/, ''))
  const [title = '', text = '', url = ''] = ['title', 'text', 'url'].map((name) => params.get(name)?.trim())
  const words = [url, text, title].flatMap((one) => one.split(/\s+/))
  const link = words.find((word) => /tiktok\.com/i.test(word) && parseTikTokLink(word) !== null)
  if (link) return { kind: 'link', text: link }
  const combinedText = [...new Set([title, text, url])].filter(Boolean).join('\n')
  return combinedText ? { kind: 'text', text: combinedText } : null
}
