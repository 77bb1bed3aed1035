import type { Random } from '@/lib/writer/random'
import type { Topic } from '@/lib/writer/topic'

/** Up to five tags for a topic: its own words first, then the field's, the broadest last. Not yet checked for a platform. */
export function topicTags({ niche, keywords }: Topic, random: Random): string[] {
  const { broad, niche: field, specific, audience } = niche.hashtags
  const own = keywords.slice(0, 1).map(asTag)
  return [...own, random.pick(specific), random.pick(field), random.pick(audience), random.pick(broad)]
}

/** C++ and C# lose their signs in a tag and become another language. */
function asTag(keyword: string): string {
  return keyword
    .replace(/c\+\+/gi, 'cpp')
    .replace(/\bc#/gi, 'csharp')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase()
}
