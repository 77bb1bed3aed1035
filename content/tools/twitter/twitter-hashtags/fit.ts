import { cleanText } from '@/lib/core/strings/clean-text'
import { hasInventedNumber } from '@/lib/core/strings/invented-numbers'
import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'
import { isRejected } from '@/lib/core/strings/rejection-reason'
import { fitNote } from '@/lib/kits/hashtags/fit-note'
import { measureWeightedLength } from '@/lib/platforms/counting/text-length'
import { findHashtags } from '@/lib/platforms/hashtags/find-hashtags'
import { fitHashtags } from '@/lib/platforms/hashtags/fit-hashtags'
import { xPost } from '@/lib/platforms/networks/x'
import { toCamelCaseTag } from './camel-case-tag'
import type { HashtagInput } from './fields'
import { type HashtagSet, kinds } from './hashtag-set'

const MAX_SEARCH_LENGTH = 120

export function fit(item: HashtagSet, input: HashtagInput): HashtagSet | null {
  const entries = fitEntries(item, input)
  if (entries.length === 0) return null
  return { kind: item.kind, entries, note: fitNote(item.note, input.prompt) }
}

function fitEntries({ kind, entries }: HashtagSet, input: HashtagInput): string[] {
  if (kind === 'placement') return fitPosts(entries, input)
  if (kind === 'search') return fitSearches(entries, input)
  const { picks, avoid, capitals } = input.parameters
  const max = kind === 'pick' ? Number(picks) : kinds.alternatives.maxCount
  const tags = fitHashtags(entries, { max, excludedTags: avoid.split(',') })
  return capitals ? tags.map((tag) => toCamelCaseTag(tag, input.prompt)) : tags
}

function fitPosts(entries: readonly string[], { prompt, parameters }: HashtagInput): string[] {
  const posts = entries
    .map((entry) => cleanText(entry))
    .filter((post) => {
      const tagCount = findHashtags(post).length
      return (
        tagCount > 0 &&
        tagCount <= Number(parameters.picks) &&
        measureWeightedLength(post) <= xPost.max &&
        !isRejected(post) &&
        !hasInventedNumber(post, prompt)
      )
    })
  return [...new Set(posts)].slice(0, kinds.placement.maxCount)
}

function fitSearches(entries: readonly string[], { prompt }: HashtagInput): string[] {
  const searches = entries
    .map((entry) => normalizeUnicode(entry).replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim())
    .filter((entry) => entry !== '' && entry.length <= MAX_SEARCH_LENGTH && !hasInventedNumber(entry, prompt))
  return [...new Set(searches)].slice(0, kinds.search.maxCount)
}
