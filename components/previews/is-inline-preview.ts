import type { Preview } from '@/lib/tool/card'

/** Previews that are the result itself rather than a look at it: they stand in the place of the card's text. */
export type InlinePreview = Extract<Preview, { kind: 'story' | 'thumbnail' | 'serp' }>

export function isInlinePreview(preview: Preview | undefined): preview is InlinePreview {
  return preview?.kind === 'story' || preview?.kind === 'thumbnail' || preview?.kind === 'serp'
}
