import { fitNote, fitPhrases } from '@/lib/kits/hashtag-notes'
import { fitHashtags } from '@/lib/platforms/hashtags/fit-hashtags'
import { getRecommendedCount, type HashtagInput, type HashtagSet, setKinds } from './fields'

export function fit(item: HashtagSet, input: HashtagInput): HashtagSet | null {
  const { avoid } = input.parameters
  const entries =
    item.kind === 'search' ? fitPhrases(item.entries, { max: setKinds.search.maxCount, avoid }) : fitTags(item, input)
  return entries.length === 0 ? null : { kind: item.kind, entries, note: fitNote(item.note, input.prompt) }
}

function fitTags({ kind, entries }: HashtagSet, input: HashtagInput): string[] {
  const { filler, avoid } = input.parameters
  return fitHashtags(entries, {
    max: kind === 'recommended' ? getRecommendedCount(input) : setKinds[kind].maxCount,
    excludedTags: avoid.split(','),
    shouldKeepFiller: filler,
  })
}
