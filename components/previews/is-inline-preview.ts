import type { Preview } from '@/lib/tool/card'

/** Previews that replace the card's text instead of accompanying it. */
export type InlinePreview = Extract<Preview, { kind: 'story' | 'thumbnail' | 'serp' }>

export function isInlinePreview(preview: Preview | undefined): preview is InlinePreview {
  return preview?.kind === 'story' || preview?.kind === 'thumbnail' || preview?.kind === 'serp'
}
