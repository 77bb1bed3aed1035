import { countGraphemes } from '@/lib/platforms/counting/graphemes'
import { mastodonLength, threadsLength } from '@/lib/platforms/counting/measure'
import { byteLength, utf16Length, weightedLength } from '@/lib/platforms/counting/text-length'
import { hashtagsIn } from '@/lib/platforms/hashtags/hashtags-in'
import type { NetworkField } from '@/lib/platforms/networks/field'

/** A text's length as a network counts it, by the unit of its field. */
export const lengthCounters: Readonly<Record<NetworkField['unit'], (text: string) => number>> = {
  characters: utf16Length,
  weighted: weightedLength,
  bytes: byteLength,
  hashtags: (text) => hashtagsIn(text).length,
  graphemes: countGraphemes,
  threads: threadsLength,
  mastodon: mastodonLength,
}
