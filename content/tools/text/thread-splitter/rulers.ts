import { count } from '@/lib/core/format/count'
import { byteLength, weightedLength } from '@/lib/platforms/counting/count'
import { countGraphemes } from '@/lib/platforms/counting/graphemes'
import { mastodonLength, threadsLength } from '@/lib/platforms/counting/measure'
import { unitNames } from '@/lib/platforms/networks'
import { blueskyBytes, blueskyPost, mastodonPost, threadsPost } from '@/lib/platforms/networks/others'
import { xPost } from '@/lib/platforms/networks/x'

const bytesEach = blueskyBytes.max / blueskyPost.max

/** How long a post may be on each network, and how it counts. Bluesky has two limits: bytes count as tenths where they are the nearer one. */
export const rulers = {
  x: { name: 'X', max: xPost.max, length: weightedLength, unit: unitNames[xPost.unit] },
  threads: {
    name: 'Threads',
    max: threadsPost.max,
    length: threadsLength,
    unit: unitNames[threadsPost.unit],
  },
  bluesky: {
    name: 'Bluesky',
    max: blueskyPost.max,
    length: (text: string) => Math.max(countGraphemes(text), Math.ceil(byteLength(text) / bytesEach)),
    unit: unitNames[blueskyPost.unit],
  },
  mastodon: {
    name: 'Mastodon',
    max: mastodonPost.max,
    length: mastodonLength,
    unit: unitNames[mastodonPost.unit],
  },
} as const

/** How much of its limit a post takes, in words: on Bluesky by the limit that is nearer. */
export function taken(network: keyof typeof rulers, post: string): string {
  const bytes = byteLength(post)
  if (network === 'bluesky' && bytes > bytesEach * countGraphemes(post))
    return `${count(bytes)} of ${count(blueskyBytes.max)} bytes`
  const { length, max, unit } = rulers[network]
  return `${length(post)} of ${max} ${unit}`
}
