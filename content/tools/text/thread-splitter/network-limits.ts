import { formatCount } from '@/lib/core/format/format-count'
import { countGraphemes } from '@/lib/platforms/counting/graphemes'
import { measureMastodonLength, measureThreadsLength } from '@/lib/platforms/counting/measure'
import { measureByteLength, measureWeightedLength } from '@/lib/platforms/counting/text-length'
import { unitNames } from '@/lib/platforms/networks'
import { blueskyBytes, blueskyPost, mastodonPost, threadsPost } from '@/lib/platforms/networks/other-networks'
import { xPost } from '@/lib/platforms/networks/x'

const BYTES_PER_CHARACTER = blueskyBytes.max / blueskyPost.max

/** How long a post may be on each network, and how it counts. Bluesky has two limits: bytes count as tenths where they are the nearer one. */
export const networkLimits = {
  x: { name: 'X', max: xPost.max, length: measureWeightedLength, unit: unitNames[xPost.unit] },
  threads: {
    name: 'Threads',
    max: threadsPost.max,
    length: measureThreadsLength,
    unit: unitNames[threadsPost.unit],
  },
  bluesky: {
    name: 'Bluesky',
    max: blueskyPost.max,
    length: (text: string) => Math.max(countGraphemes(text), Math.ceil(measureByteLength(text) / BYTES_PER_CHARACTER)),
    unit: unitNames[blueskyPost.unit],
  },
  mastodon: {
    name: 'Mastodon',
    max: mastodonPost.max,
    length: measureMastodonLength,
    unit: unitNames[mastodonPost.unit],
  },
} as const

/** How much of its limit a post takes, in words: on Bluesky by the limit that is nearer. */
export function formatUsage(network: keyof typeof networkLimits, post: string): string {
  const bytes = measureByteLength(post)
  if (network === 'bluesky' && bytes > BYTES_PER_CHARACTER * countGraphemes(post))
    return `${formatCount(bytes)} of ${formatCount(blueskyBytes.max)} bytes`
  const { length: measureLength, max, unit } = networkLimits[network]
  return `${measureLength(post)} of ${max} ${unit}`
}
