import { fitHashtags } from '@/lib/platforms/hashtags/fit-hashtags'
import type { ParsedPrompt } from '@/lib/tool/parsed-prompt'
import { toTagBodies } from '@/lib/writer/tags/tag-bodies'
import { getTopicWords } from '@/lib/writer/tags/topic-words'
import { isNicheNoun } from '@/lib/writer/taxonomy/find-niche'

/**
 * Hashtags of a photo, at most `max`: those that the visitor typed, the search words, then what the fact itself names of its field, and that field's widest. A name
 * or a town says no field, so it is none; nor is what has no field, or one single word left over.
 */
export function getPhotoTags({ kind, ...reading }: ParsedPrompt, max: number, keyword: string): string[] {
  const visitorTags = fitHashtags([...reading.hashtags, ...toTagBodies([keyword])], { max })
  const { niche, language } = reading
  if (kind === 'hard-time' || niche === null || language !== 'en') return visitorTags
  const fieldNouns = getTopicWords({ kind, ...reading }).known.filter((noun) => isNicheNoun(noun, niche))
  if (fieldNouns.length === 0) return visitorTags
  const [firstTag, secondTag, ...otherTags] = toTagBodies(fieldNouns)
  const tags = [
    ...visitorTags,
    firstTag ?? '',
    secondTag ?? '',
    ...niche.hashtags.broad.slice(0, 1),
    ...otherTags,
  ].filter(Boolean)
  const uniqueTags = tags.filter((tag, index) => tags.findIndex((one) => stemTag(one) === stemTag(tag)) === index)
  return uniqueTags.length > 1 ? fitHashtags(uniqueTags, { max }) : visitorTags
}

const stemTag = (tag: string) => tag.replace(/^#/, '').replace(/s$/, '')
