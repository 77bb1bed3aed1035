import { eng } from 'stopword'
import { languageOf } from '@/lib/writer/reading/language'
import type { Range } from './ranges-of'

/** Where more of the words within sentences have a capital, as in titles, a capital names nothing. */
const MOST_CAPITALS = 0.6
const FEW_WORDS = 4

const common: ReadonlySet<string> = new Set(eng)

const inner = /(?<=[\p{Ll}\p{N},;:’'")] )\p{L}[\p{L}\p{M}\p{N}’'-]{0,40}/gu
const name = /^\p{Lu}[\p{L}\p{M}\p{N}’'-]*\p{L}/u
/** NASA, iPhone, YouTube: no sentence begins like that. */
const mixed =
  /(?<![\p{L}\p{N}_@#])(?:\p{Lu}{2,10}|\p{L}{0,12}\p{Ll}\p{Lu}[\p{L}\p{N}]{0,20})(?![\p{L}\p{N}_])/gu

/** Words that name somebody or something, by their capitals; neighbours that both do are one name. German writes every noun with one. */
export function namesIn(text: string): Range[] {
  if (!/\p{Ll}/u.test(text)) return []
  const telling = [...text.matchAll(mixed)]
  const words = [...text.matchAll(inner)]
  const capitals = words.filter(([word]) => name.test(word))
  const isTitle = capitals.length >= FEW_WORDS && capitals.length > words.length * MOST_CAPITALS
  if (isTitle) return []
  const isGerman = languageOf(text) === 'de'
  const names = isGerman ? [] : capitals.filter(([word]) => !common.has(bare(word).toLowerCase()))
  const found = [...names, ...telling].map(rangeOf)
  return joined(
    text,
    found.toSorted((one, other) => one.start - other.start || other.end - one.end),
  )
}

const bare = (word: string) => word.replace(/[’'].*/, '')

function rangeOf({ 0: word, index }: RegExpExecArray): Range {
  return { start: index, end: index + word.replace(/[’']s?$/, '').length }
}

/** “New” and “York” with one space between them are one name. */
function joined(text: string, ranges: readonly Range[]): Range[] {
  const names: Range[] = []
  for (const range of ranges) {
    const last = names.at(-1)
    if (last && range.start < last.end) continue
    if (last && range.start === last.end + 1 && text[last.end] === ' ') last.end = range.end
    else names.push({ ...range })
  }
  return names
}
