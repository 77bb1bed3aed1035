import { takesAn } from '@/lib/core/strings/takes-an'
import { urlRanges } from '@/lib/platforms/counting/urls'
import { plainNouns, plainPhrases, plainVerbs } from './plain-words'
import { type VerbForm, verbForm, withS } from './verb-forms'

/** A word or phrase of a text that has simpler ones, in UTF-16 units; `plain` fit where it stands: form, capitals, a or an. */
export type ComplexWord = { start: number; end: number; plain: readonly string[] }

type Entry = { plain: readonly string[]; form?: VerbForm }

const forms: readonly VerbForm[] = ['base', 'third', 'gerund', 'past']
const MAX_PHRASE_WORDS = 7

const entries: ReadonlyMap<string, Entry> = new Map<string, Entry>([
  ...Object.entries(plainPhrases).map(([phrase, plain]): [string, Entry] => [phrase, { plain }]),
  ...Object.entries(plainNouns).flatMap(([noun, plain]): [string, Entry][] => [
    [noun, { plain }],
    [withS(noun), { plain: plain.map(withS) }],
  ]),
  ...Object.entries(plainVerbs).flatMap(([verb, plain]) =>
    [verb, verb.replace(/iz(?=e$)/, 'is')].flatMap((spelt) =>
      forms.map((form): [string, Entry] => [verbForm(spelt, form), { plain, form }]),
    ),
  ),
])

const word = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu
/** Before what could be a verb these say that it is a noun: “a purchase”, “his attempts”. */
const beforeNouns =
  /^(?:an?|the|my|your|our|his|her|its|their|this|that|these|those|each|every|any|no|some|of|first|last|new|next)$/
const beforeParticiples = /^(?:am|is|are|was|were|be|been|being|has|have|had|having|get|gets|got|getting)$/
/** “A number of us” is “some of us”, “a number of people” is “some people”. */
const quantity = /^(?:a|the)\s.*\sof$/is
const beforeThem = /^(?:us|you|them|these|those|the|my|your|our|his|her|its|their)$/

/** Words and phrases of an English text that have simpler ones, in order, none within another. Links, handles and tags are left alone. */
export function findComplexWords(text: string): ComplexWord[] {
  const words = proseWords(text)
  const found: ComplexWord[] = []
  let next = 0
  for (let at = 0; at < words.length; at += 1) {
    if (at < next) continue
    const longest = longestAt(text, words, at)
    if (!longest) continue
    const { entry, length } = longest
    const before = words[at - 1]
    const [first, last] = [words[at], words[at + length - 1]]
    if (!first || !last || isNoun(entry, before)) continue
    next = at + length
    const written = text.slice(first.start, last.end)
    found.push(withArticle(text, before, { start: first.start, end: last.end, plain: fitting(entry) }))

    function fitting({ plain, form }: Entry): string[] {
      const fits = form === 'past' && isParticiple(words, at) ? 'participle' : form
      const ofThem = quantity.test(written) && beforeThem.test(words[next]?.lower ?? '') ? ' of' : ''
      return plain.map((one) => matchCase(fits ? verbForm(one, fits) : one + ofThem, written))
    }
  }
  return found
}

type Word = { start: number; end: number; lower: string }

function proseWords(text: string): Word[] {
  const links = urlRanges(text)
  let link = 0
  return [...text.matchAll(word)].flatMap(([match], at, all) => {
    const start = all[at]?.index ?? 0
    const end = start + match.length
    while (links[link] && (links[link]?.end ?? 0) <= start) link += 1
    const inLink = (links[link]?.start ?? end) < end
    if (inLink || /[@#＠＃_/\\]/.test(text[start - 1] ?? '') || /[@_/\\]/.test(text[end] ?? '')) return []
    return [{ start, end, lower: match.toLowerCase() }]
  })
}

function longestAt(
  text: string,
  words: readonly Word[],
  at: number,
): { entry: Entry; length: number } | null {
  let best: { entry: Entry; length: number } | null = null
  let phrase = ''
  for (let length = 1; length <= MAX_PHRASE_WORDS; length += 1) {
    const current = words[at + length - 1]
    const before = words[at + length - 2]
    if (!current || (length > 1 && before && !/^\s{1,3}$/.test(text.slice(before.end, current.start)))) break
    phrase = length === 1 ? current.lower : `${phrase} ${current.lower}`
    const entry = entries.get(phrase)
    if (entry) best = { entry, length }
  }
  return best
}

function isNoun({ form }: Entry, before: Word | undefined): boolean {
  return (form === 'base' || form === 'third') && before !== undefined && beforeNouns.test(before.lower)
}

function isParticiple(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]?.lower ?? ''
  return beforeParticiples.test(/ly$|^not$/.test(before) ? (words[at - 2]?.lower ?? '') : before)
}

function matchCase(plain: string, written: string): string {
  if (written.length > 1 && written === written.toUpperCase()) return plain.toUpperCase()
  const first = written.charAt(0)
  return first === first.toLowerCase() ? plain : plain.charAt(0).toUpperCase() + plain.slice(1)
}

/** Takes the “a” or “an” before it along where the simpler word needs the other: “an objective”, “a goal”. */
function withArticle(text: string, before: Word | undefined, found: ComplexWord): ComplexWord {
  if (!before || !/^an?$/.test(before.lower)) return found
  const between = text.slice(before.end, found.start)
  if (!/^\s{1,3}$/.test(between)) return found
  const article = text.slice(before.start, before.end)
  const plain = found.plain.map((one) => {
    const fits = takesAn(one) ? 'n' : ''
    return `${article.charAt(0)}${fits}${between}${one}`
  })
  return plain.every((one) => one.startsWith(article + between))
    ? found
    : { start: before.start, end: found.end, plain }
}
