import { hashtagsIn } from '@/lib/posts/hashtags'
import { byteLength, utf16Length, weightedLength } from './count'
import { countGraphemes } from './graphemes'
import { mastodonLength, threadsLength } from './measure'
import type { NetworkField } from './networks/field'

/** A text's length as a network counts it, by the unit of its field. */
export const lengthIn: Readonly<Record<NetworkField['unit'], (text: string) => number>> = {
  characters: utf16Length,
  weighted: weightedLength,
  bytes: byteLength,
  hashtags: (text) => hashtagsIn(text).length,
  graphemes: countGraphemes,
  threads: threadsLength,
  mastodon: mastodonLength,
}
