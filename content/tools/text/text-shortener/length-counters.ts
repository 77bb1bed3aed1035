import { countGraphemes } from '@/lib/platforms/counting/graphemes'
import { measureMastodonLength, measureThreadsLength } from '@/lib/platforms/counting/measure'
import { measureByteLength, measureUtf16Length, measureWeightedLength } from '@/lib/platforms/counting/text-length'
import { findHashtags } from '@/lib/platforms/hashtags/find-hashtags'
import type { NetworkField } from '@/lib/platforms/networks/network-field'

/** A text's length as a network counts it, by the unit of its field. */
export const lengthCounters: Readonly<Record<NetworkField['unit'], (text: string) => number>> = {
  characters: measureUtf16Length,
  weighted: measureWeightedLength,
  bytes: measureByteLength,
  hashtags: (text) => findHashtags(text).length,
  graphemes: countGraphemes,
  threads: measureThreadsLength,
  mastodon: measureMastodonLength,
}
