import type { Random } from '@/lib/writer/random'
import type { Reading } from '@/lib/writer/reading/reading'
import type { Niche } from '@/lib/writer/taxonomy/niche'

export type TagPlatform = 'tiktok' | 'instagram' | 'x'

/** Tags of one platform's own crowd. */
const crowds = {
  tiktok: /tok$|tiktok/,
  instagram: /insta|gram$|gram[a-z]*$/,
  x: /twitter$/,
} as const satisfies Record<TagPlatform, RegExp>

const none = { broad: [], niche: [], audience: [] }

/** The tags of a prompt's field, those of the platform's own crowd among them; none in other languages and on a hard day. */
export function nicheTags(reading: Reading, platform: TagPlatform | null, random: Random): Niche['hashtags'] {
  const { niche, language, kind } = reading
  if (niche === null || language !== 'en' || kind === 'hard-time') return none
  const foreign = Object.entries(crowds).flatMap(([name, crowd]) => (name === platform ? [] : [crowd]))
  const here = (tags: readonly string[]) => tags.filter((tag) => !foreign.some((crowd) => crowd.test(tag)))
  const { broad, niche: own, audience } = niche.hashtags
  const [first, ...others] = here(own)
  return {
    broad: here(broad),
    niche: [...(first ? [first] : []), ...random.shuffle(others)],
    audience: here(audience),
  }
}
