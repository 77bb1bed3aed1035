import { measureUtf16Length } from '@/lib/platforms/counting/text-length'
import { instagramHashtags } from '@/lib/platforms/networks/instagram'
import type { Meter } from '@/lib/tool/card'
import type { Post } from './post'

/** What to say of a first line that stands above “more” in part alone; `foldLength` is in UTF-16 units. */
export function buildFoldNotes({ hook }: Post, foldLength: number): string[] {
  if (measureUtf16Length(hook) <= foldLength) return []
  return [`The first line is over about ${foldLength} characters and may be cut by “more”.`]
}

/** How many hashtags of those that Instagram takes. */
export function buildHashtagMeter({ hashtags }: Post): Meter {
  const { max } = instagramHashtags
  return { label: 'Hashtags', value: hashtags.length, limit: max, unit: 'hashtags', of: 'copy' }
}
