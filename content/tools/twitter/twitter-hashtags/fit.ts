import { capitalizeFirst } from '@/lib/core/strings/capitalize-first'
import { cleanText } from '@/lib/core/strings/clean-text'
import { collapseWhitespace } from '@/lib/core/strings/collapse-whitespace'
import { hasInventedNumber } from '@/lib/core/strings/invented-numbers'
import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'
import { isRejected } from '@/lib/core/strings/rejection-reason'
import { fitNote } from '@/lib/kits/hashtag-notes'
import { measureWeightedLength } from '@/lib/platforms/counting/text-length'
import { findHashtags } from '@/lib/platforms/hashtags/find-hashtags'
import { fitHashtags } from '@/lib/platforms/hashtags/fit-hashtags'
import { xPost } from '@/lib/platforms/networks/x'
import { getWordRank } from '@/lib/text/language/word-data'
import { type HashtagInput, type HashtagSet, kinds } from './fields'

/** Rarer words cost more, and every word costs something, so that whole words win over their parts. */
const WORD_COST = 1.5

/**
 * Capitalizes each word of a hashtag, so that screen readers speak separate words. Words of `prompt` preserve their
 * capitals ("#ADHDTips"). A tag with inner capitals or in a non-Latin script is returned unchanged.
 */
export function toCamelCaseTag(tag: string, prompt: string): string {
  const body = tag.replace(/^#/, '')
  if (/\p{Lu}/u.test(body.slice(1)) || !/^\p{Script=Latin}/u.test(body)) return tag
  const visitorWords = new Map(
    (prompt.match(/[\p{L}\p{N}]+/gu) ?? [])
      .filter((word) => !allCapsWordPattern.test(word))
      .map((word) => [word.toLowerCase(), word]),
  )
  const words = splitIntoWords(body.toLowerCase(), (word) =>
    visitorWords.has(word) || extraTagWords.has(word) ? WORD_COST : WORD_COST + Math.log10(getWordRank(word) + 10),
  )
  return `#${words.map((word) => capitalizeFirst(visitorWords.get(word) ?? word)).join('')}`
}

/** Words common in tags but missing in an encyclopedia. */
const extraTagWords = new Set(['inspo', 'estate', 'thrifted'])

/** A long word in capitals is emphasis, not its spelling. */
const allCapsWordPattern = /^\p{Lu}{6,}$/u

/** Rarely at the end of a tag: "homeworkout" is a home workout, not homework. */
const functionWordPattern = /^(?:an|as|at|in|is|it|of|on|or|out|so|to|up)$/

type Split = { cost: number; words: string[] }

function splitIntoWords(text: string, getCost: (word: string) => number): string[] {
  const bestSplits: Split[] = [{ cost: 0, words: [] }]
  for (let end = 1; end <= text.length; end += 1) {
    let cheapestSplit: Split = { cost: Number.POSITIVE_INFINITY, words: [] }
    for (let start = 0; start < end; start += 1) {
      const word = text.slice(start, end)
      const previousSplit = bestSplits[start]
      if (previousSplit === undefined || !isWord(word)) continue
      const functionWordPenalty = end === text.length && start > 0 && functionWordPattern.test(word) ? WORD_COST : 0
      const cost = previousSplit.cost + getCost(word) + functionWordPenalty
      if (cost < cheapestSplit.cost) cheapestSplit = { cost, words: [...previousSplit.words, word] }
    }
    bestSplits.push(cheapestSplit)
  }
  const fullSplit = bestSplits.at(-1)
  return fullSplit && Number.isFinite(fullSplit.cost) ? fullSplit.words : [text]
}

/** Single letters are words only if English has them. */
function isWord(word: string): boolean {
  return word.length > 1 || /^[ai\d_]$/.test(word)
}

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
    .map((entry) => collapseWhitespace(normalizeUnicode(entry).replace(/[“”]/g, '"')))
    .filter((entry) => entry !== '' && entry.length <= MAX_SEARCH_LENGTH && !hasInventedNumber(entry, prompt))
  return [...new Set(searches)].slice(0, kinds.search.maxCount)
}
