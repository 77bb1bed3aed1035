import { countGraphemes } from '@/lib/platforms/counting/graphemes'
import { mastodonLength, threadsLength } from '@/lib/platforms/counting/measure'
import { byteLength, utf16Length, weightedLength } from '@/lib/platforms/counting/text-length'
import { findHashtags } from '@/lib/platforms/hashtags/find-hashtags'
import type { NetworkField } from '@/lib/platforms/networks/network-field'

/** A text's length as a network counts it, by the unit of its field. */
export const lengthCounters: Readonly<Record<NetworkField['unit'], (text: string) => number>> = {
  characters: utf16Length,
  weighted: weightedLength,
  bytes: byteLength,
  hashtags: (text) => findHashtags(text).length,
  graphemes: countGraphemes,
  threads: threadsLength,
  mastodon: mastodonLength,
}
