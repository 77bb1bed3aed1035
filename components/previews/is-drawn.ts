import type { Preview } from '@/lib/tool/card'

/** Previews that are the result itself rather than a look at it: they stand in the place of the card's text. */
export type DrawnPreview = Extract<Preview, { kind: 'story' | 'thumbnail' | 'serp' }>

export function isDrawn(preview: Preview | undefined): preview is DrawnPreview {
  return preview?.kind === 'story' || preview?.kind === 'thumbnail' || preview?.kind === 'serp'
}
