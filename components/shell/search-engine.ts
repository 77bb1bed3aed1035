import MiniSearch, { type SearchOptions } from 'minisearch'
import type { GroupId } from '@/lib/tool/tool'

export type SearchEntry = {
  path: string
  name: string
  card: string
  icon: string
  /** `id` is null for pages that are not tools. */
  group: { id: GroupId | null; label: string }
  words: readonly string[]
}

const stopWords = new Set('a an and for from how i in is make me my of on or the to want with'.split(' '))

/** A tool need not have these words to match. */
const optionalWords = new Set('ai app best create free generate online write'.split(' '))

/** Half of a match is more useful if it is the subject, so these words count less. */
const actionWords = new Set('add change edit editor generator maker remove remover'.split(' '))

/** Breaks ties between equal matches. */
const MAX_ORDER_BOOST = 0.35
const EXACT_NAME_BOOST = 4

type SearchResult = { entries: readonly SearchEntry[]; isPartial: boolean }

/** All words must match, else typos are allowed, else any of the words is enough: the result is then partial. */
export function createSearch(entries: readonly SearchEntry[]): (text: string) => SearchResult {
  const paths = entries.map(({ path }) => path)
  const phrasesByPath = new Map(
    entries.map(({ path, name, words }) => [path, new Set([name, ...words].map(normalizePhrase))]),
  )
  const entryIndex = new MiniSearch<SearchEntry>({
    idField: 'path',
    fields: ['name', 'words', 'label', 'card'],
    extractField: (entry, field) =>
      field === 'words'
        ? entry.words.join(' ')
        : field === 'label'
          ? entry.group.label
          : String(entry[field as 'name']),
    processTerm: normalizeTerm,
    searchOptions: {
      boost: { name: 4, words: 2, label: 2 },
      prefix: (term) => term.length > 1,
      boostTerm: (term) => (actionWords.has(term) || optionalWords.has(term) ? 0.1 : 1),
    },
  })
  entryIndex.addAll(entries)
  const getFuzzyOptions = (maxEdits: number) => ({
    fuzzy: (term: string) => (term.length < 3 ? false : term.length < 7 ? 1 : maxEdits),
  })
  const searchPasses: readonly SearchOptions[] = [
    { combineWith: 'AND' },
    { combineWith: 'AND', ...getFuzzyOptions(1) },
    { combineWith: 'AND', ...getFuzzyOptions(2) },
    { combineWith: 'OR' },
    { combineWith: 'OR', ...getFuzzyOptions(2) },
  ]
  function runPasses(text: string) {
    const requiredText = text
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => !optionalWords.has(word.toLowerCase()))
      .join(' ')
    for (const options of searchPasses) {
      const hits = entryIndex.search(requiredText.trim() || text, options)
      if (hits.length > 0) return { hits, isPartial: options.combineWith === 'OR' }
    }
    return { hits: [], isPartial: false }
  }

  return (text) => {
    const { hits, isPartial } = runPasses(text)
    const scores = new Map(entryIndex.search(text, { combineWith: 'OR' }).map(({ id, score }) => [id, score]))
    const phrase = normalizePhrase(text)
    const getScore = ({ id, score }: { id: string; score: number }) => {
      const orderBoost = 1 + MAX_ORDER_BOOST * (1 - paths.indexOf(id) / entries.length)
      const nameBoost = phrasesByPath.get(id)?.has(phrase) ? EXACT_NAME_BOOST : 1
      return (score + (scores.get(id) ?? 0)) * orderBoost * nameBoost
    }
    const rankedHits = hits.toSorted((one, other) => getScore(other) - getScore(one))
    return { entries: rankedHits.flatMap(({ id }) => entries[paths.indexOf(id)] ?? []), isPartial }
  }
}

function normalizeTerm(word: string): string | null {
  const lowercaseWord = word.toLowerCase()
  if (stopWords.has(lowercaseWord)) return null
  return lowercaseWord.length > 3 && lowercaseWord.endsWith('s') && !lowercaseWord.endsWith('ss')
    ? lowercaseWord.slice(0, -1)
    : lowercaseWord
}

const normalizePhrase = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => (word.length > 3 ? (normalizeTerm(word) ?? word) : word))
    .join(' ')
    .trim()

type SearchGroup = { label: string; entries: readonly SearchEntry[] }

const MAX_RECENT_ENTRIES = 4

/** Groups entries by group name, starting with the group of the best match. */
export function groupEntries(entries: readonly SearchEntry[]): SearchGroup[] {
  const labels = [...new Set(entries.map(({ group }) => group.label))]
  return labels.map((label) => ({ label, entries: entries.filter(({ group }) => group.label === label) }))
}

export function groupWithRecentEntries(entries: readonly SearchEntry[], recentPaths: readonly string[]): SearchGroup[] {
  const recentEntries = recentPaths
    .flatMap((path) => entries.find((entry) => entry.path === path) ?? [])
    .slice(0, MAX_RECENT_ENTRIES)
  const otherGroups = groupEntries(entries.filter((entry) => !recentEntries.includes(entry)))
  return recentEntries.length > 0 ? [{ label: 'Recent', entries: recentEntries }, ...otherGroups] : otherGroups
}
