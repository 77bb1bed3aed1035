import type { FoundPost } from '@/lib/tiktok/downloads/found-post'

/** “Video by Name (@handle) on TikTok: https://…” */
export function buildCreditLine({
  kind,
  author: { handle, name },
  url,
}: Pick<FoundPost, 'kind' | 'author' | 'url'>): string {
  const noun = kind === 'photos' ? 'Photos' : 'Video'
  const authorName = name && handle ? `${name} (@${handle})` : name || (handle && `@${handle}`)
  return `${noun}${authorName ? ` by ${authorName}` : ''} on TikTok: ${url}`
}
