import type { FoundPost } from '@/lib/tiktok/downloads/found-post'

/** “Video by Name (@handle) on TikTok: https://…” */
export function creditLine({
  kind,
  author: { handle, name },
  url,
}: Pick<FoundPost, 'kind' | 'author' | 'url'>): string {
  const what = kind === 'photos' ? 'Photos' : 'Video'
  const by = name && handle ? `${name} (@${handle})` : name || (handle && `@${handle}`)
  return `${what}${by ? ` by ${by}` : ''} on TikTok: ${url}`
}
