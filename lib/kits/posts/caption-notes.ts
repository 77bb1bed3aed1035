import { measureUtf16Length } from '@/lib/platforms/counting/text-length'
import { instagramHashtags } from '@/lib/platforms/networks/instagram'
import type { Meter } from '@/lib/tool/card'
import type { Post } from './post'

/** Returns a note if the first line is longer than the fold before “more”; `foldLength` is in UTF-16 units. */
export function buildFoldNotes({ hook }: Post, foldLength: number): string[] {
  if (measureUtf16Length(hook) <= foldLength) return []
  return [`The first line is over about ${foldLength} characters and may be cut by “more”.`]
}

export function buildHashtagMeter({ hashtags }: Post): Meter {
  const { max } = instagramHashtags
  return { label: 'Hashtags', value: hashtags.length, limit: max, unit: 'hashtags', of: 'copy' }
}
