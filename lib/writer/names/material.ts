import nlp from 'compromise'
import * as lists from 'stopword'
import type { Reading } from '@/lib/writer/reading/reading'
import { oneOf } from './one-of'

/** A noun of the visitor's that a name can be built on. */
export type Root = {
  /** As a name has it: "Ceramic Mugs". */
  shown: string
  /** Before another noun: "Ceramic Mug". */
  one: string
  /** In lower case and the singular. */
  words: readonly string[]
  many: boolean
  /** Begins with an adjective, so that no other goes before it. */
  described: boolean
}

/** What a prompt gives a name: nouns, the best first, a place and a person. */
export type Material = { roots: readonly Root[]; place: string | null; owner: string | null }

/** Words that say what an account is for, not what it is about. */
const purpose = new Set(
  (
    'shop store business brand company boutique account page channel profile video videos content tip tips idea ideas trick tricks hack hacks ' +
    'stuff thing things way ways people person someone everyone life day days night week weeks month months year years time times hour hours ' +
    'minute minutes lot bit kind type part tiktok instagram youtube twitter etsy amazon facebook shopify ebay vinted reel reels post posts ' +
    'name names username beginner beginners tutorial tutorials vlog vlogs blog podcast series new small little big best favorite favourite ' +
    'good great real easy cheap free first last next own pov giveaway sale launch drop restock update unpopular opinion question story ' +
    'lbs kg pounds kilos dollars euros bucks percent today tomorrow yesterday monday tuesday wednesday thursday friday saturday sunday'
  ).split(' '),
)

const stopwords: Readonly<Record<string, readonly string[]>> = {
  en: lists.eng,
  es: lists.spa,
  pt: lists.por,
  fr: lists.fra,
  de: lists.deu,
  it: lists.ita,
  id: lists.ind,
  nl: lists.nld,
}

const most = 4

/** Reads what names are made of; nothing but the person where the prompt tells of a hard time. */
export function materialOf(reading: Reading, name: string): Material {
  const { spans } = reading
  const owner = titled(name.trim() || (spans.owner ?? '')) || null
  if (reading.kind === 'hard-time') return { roots: [], place: null, owner }
  const sources = [spans.subject, spans.a, spans.b, ...reading.keywords].flatMap((text) => text ?? [])
  const runs = sources.flatMap((source) => runsIn(source, reading))
  const roots = new Map<string, Root>()
  for (const root of runs.flatMap(rootsOf)) {
    const known = [...roots.values()].some(({ words }) => words.includes(root.words.at(-1) ?? ''))
    if (roots.size < most && (!known || root.words.length === 1) && !roots.has(root.one))
      roots.set(root.one, root)
  }
  return { roots: [...roots.values()], place: placeOf(spans.place), owner }
}

type Word = { text: string; kind: 'noun' | 'adjective' | 'gerund' | 'verb' }

/** Nouns with what describes them, as they stand between words that name nothing. */
function runsIn(text: string, reading: Reading): Word[][] {
  const stop = new Set(stopwords[reading.language] ?? [])
  const { place, time, number, owner, audience } = reading.spans
  const taken = new Set(wordsIn([place, time, number, owner, `${owner}s`, audience].join(' ')).map(lower))
  const kindOf = reading.language === 'en' ? kindsIn(reading.line) : () => 'noun' as const
  const runs: Word[][] = [[]]
  for (const token of text.match(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’+#-]*|[^\s]/gu) ?? []) {
    const word = lower(token)
    const drops = stop.has(word) || purpose.has(word) || taken.has(word) || !/\p{L}/u.test(word)
    if (drops) runs.push([])
    else runs.at(-1)?.push({ text: token, kind: kindOf(word) })
  }
  return runs.flatMap(nounRuns)
}

function kindsIn(line: string): (word: string) => Word['kind'] {
  type Term = { normal: string; tags: string[] }
  const terms = (nlp(line).json() as { terms: Term[] }[]).flatMap((sentence) => sentence.terms)
  const tags = new Map(terms.map((term) => [term.normal, term.tags] as const))
  return (word) => {
    const own = tags.get(word) ?? []
    if (own.includes('Gerund')) return 'gerund'
    if (own.includes('Adjective')) return 'adjective'
    if (own.includes('Adverb') || (own.includes('Verb') && !own.includes('Noun'))) return 'verb'
    return 'noun'
  }
}

/** Splits at verbs; one that opens the run before a noun describes it ("house plants"), and a closing gerund is a noun ("trail running"). */
function nounRuns(run: readonly Word[]): Word[][] {
  const split: Word[][] = [[]]
  for (const [at, word] of run.entries()) {
    const opens =
      at === 0 && word.kind === 'verb' && run[1]?.kind === 'noun' && !/(?:ed|[^s]s)$/.test(word.text)
    const last = at === run.length - 1
    if (opens || word.kind === 'noun' || word.kind === 'adjective' || (word.kind === 'gerund' && last)) {
      split.at(-1)?.push(word)
    } else split.push([])
  }
  return split.flatMap((part) => {
    const end = part.findLastIndex(({ kind }) => kind !== 'adjective')
    return end < 0 ? [] : [part.slice(Math.max(0, end - 2), end + 1)]
  })
}

/** A run as a whole, and its noun by itself where only adjectives stand before it. */
function rootsOf(run: readonly Word[]): Root[] {
  const rest = run.slice(0, -1)
  const plain = rest.length > 0 && rest.every(({ kind }) => kind === 'adjective')
  const named = run.length > 2 && run.at(-1)?.kind === 'gerund' ? [rest] : []
  return [run, ...named, ...(plain ? [run.slice(-1)] : [])].map(rootOf)
}

function rootOf(run: readonly Word[]): Root {
  const shown = titled(run.map(({ text }) => text).join(' '))
  const last = shown.split(' ').at(-1) ?? ''
  const one = shown.slice(0, shown.length - last.length) + oneOf(last)
  return {
    shown,
    one,
    words: lower(one).split(' '),
    many: oneOf(last) !== last,
    described: run[0]?.kind === 'adjective',
  }
}

/** "in Leeds" gives "Leeds"; "my kitchen" is no place for a name. */
function placeOf(place = ''): string | null {
  const bare = place.replace(/^(?:in|at|from|near|around|en|em|de|à|aus|di|a|ke)\s+/i, '')
  return bare === '' || bare.split(' ').length > 2 || /^(?:my|our|the|a|an|your|mi|ma|mon)\b/i.test(bare)
    ? null
    : titled(bare)
}

function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}'’+#-]+/gu) ?? []
}

function lower(text: string): string {
  return text.toLowerCase()
}

/** Each word begins in upper case; one with a spelling of its own ("iPhone", "ADHD") keeps it. */
function titled(text: string): string {
  return text.replace(/(?<![\p{L}\p{M}\p{N}'’])\p{Ll}(?=[\p{Ll}\p{M}\p{N}'’+#-]*(?![\p{L}]))/gu, (letter) =>
    letter.toUpperCase(),
  )
}
