import { fitNote, fitPhrases } from '@/lib/kits/hashtag-notes'
import { fitHashtags } from '@/lib/platforms/hashtags/fit-hashtags'
import { instagramHashtags } from '@/lib/platforms/networks/instagram'
import { type HashtagInput, type HashtagSet, MAX_KEYWORDS } from './fields'

/** Returns up to five valid, unique hashtags, or a list of the size for its kind; null if none remain. */
export function fit(item: HashtagSet, { prompt, parameters }: HashtagInput): HashtagSet | null {
  const { kind } = item
  const { avoid } = parameters
  const note = fitNote(item.note, prompt)
  if (kind === 'keywords') {
    const entries = fitPhrases(item.entries, { max: MAX_KEYWORDS, avoid })
    return entries.length === 0 ? null : { kind, tags: [], entries, note }
  }
  const tags = fitTags(item.tags, avoid)
  return tags.length === 0 ? null : { kind, tags, entries: [], note }
}

function fitTags(tags: HashtagSet['tags'], avoid: string): HashtagSet['tags'] {
  const usedTags: string[] = []
  const fittedTags: HashtagSet['tags'] = []
  for (const { tag, role } of tags) {
    const [fittedTag] = fitHashtags([tag], { max: 1, excludedTags: [...avoid.split(','), ...usedTags] })
    if (fittedTag === undefined || fittedTags.length === instagramHashtags.max) continue
    usedTags.push(fittedTag)
    fittedTags.push({ tag: fittedTag, role })
  }
  return fittedTags
}
