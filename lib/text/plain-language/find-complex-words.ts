import { takesAn } from '@/lib/core/strings/takes-an'
import { findUrlRanges } from '@/lib/platforms/counting/urls'
import { plainNouns, plainPhrases, plainVerbs } from './plain-words'
import { addS, inflectVerb, type VerbForm } from './verb-forms'

/** A word or phrase of a text that has simpler ones, in UTF-16 units; `plain` fit where it stands: form, capitals, a or an. */
export type ComplexWord = { start: number; end: number; plain: readonly string[] }

type Entry = { plain: readonly string[]; form?: VerbForm }

const verbForms: readonly VerbForm[] = ['base', 'third', 'gerund', 'past']
const MAX_PHRASE_WORDS = 7

const entries: ReadonlyMap<string, Entry> = new Map<string, Entry>([
  ...Object.entries(plainPhrases).map(([phrase, plain]): [string, Entry] => [phrase, { plain }]),
  ...Object.entries(plainNouns).flatMap(([noun, plain]): [string, Entry][] => [
    [noun, { plain }],
    [addS(noun), { plain: plain.map(addS) }],
  ]),
  ...Object.entries(plainVerbs).flatMap(([verb, plain]) =>
    [verb, verb.replace(/iz(?=e$)/, 'is')].flatMap((spelt) =>
      verbForms.map((form): [string, Entry] => [inflectVerb(spelt, form), { plain, form }]),
    ),
  ),
])

const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu
/** Before what could be a verb these say that it is a noun: “a purchase”, “his attempts”. */
const beforeNouns =
  /^(?:an?|the|my|your|our|his|her|its|their|this|that|these|those|each|every|any|no|some|of|first|last|new|next)$/
const beforeParticiples = /^(?:am|is|are|was|were|be|been|being|has|have|had|having|get|gets|got|getting)$/
/** “A number of us” is “some of us”, “a number of people” is “some people”. */
const quantityPhrase = /^(?:a|the)\s.*\sof$/is
const beforeDeterminers = /^(?:us|you|them|these|those|the|my|your|our|his|her|its|their)$/

/** Words and phrases of an English text that have simpler ones, in order, none within another. Links, handles and tags are left alone. */
export function findComplexWords(text: string): ComplexWord[] {
  const words = splitProseWords(text)
  const found: ComplexWord[] = []
  let nextIndex = 0
  for (let index = 0; index < words.length; index += 1) {
    if (index < nextIndex) continue
    const longest = findLongestEntry(text, words, index)
    if (!longest) continue
    const { entry, length } = longest
    const previous = words[index - 1]
    const [first, last] = [words[index], words[index + length - 1]]
    if (!first || !last || isNoun(entry, previous)) continue
    nextIndex = index + length
    const written = text.slice(first.start, last.end)
    found.push(adjustArticle(text, previous, { start: first.start, end: last.end, plain: buildReplacements(entry) }))

    function buildReplacements({ plain, form }: Entry): string[] {
      const targetForm = form === 'past' && isParticiple(words, index) ? 'participle' : form
      const ofSuffix =
        quantityPhrase.test(written) && beforeDeterminers.test(words[nextIndex]?.lower ?? '') ? ' of' : ''
      return plain.map((one) => matchCase(targetForm ? inflectVerb(one, targetForm) : one + ofSuffix, written))
    }
  }
  return found
}

type Word = { start: number; end: number; lower: string }

function splitProseWords(text: string): Word[] {
  const links = findUrlRanges(text)
  let linkIndex = 0
  return [...text.matchAll(wordPattern)].flatMap(([match], at, all) => {
    const start = all[at]?.index ?? 0
    const end = start + match.length
    while (links[linkIndex] && (links[linkIndex]?.end ?? 0) <= start) linkIndex += 1
    const isInLink = (links[linkIndex]?.start ?? end) < end
    if (isInLink || /[@#＠＃_/\\]/.test(text[start - 1] ?? '') || /[@_/\\]/.test(text[end] ?? '')) return []
    return [{ start, end, lower: match.toLowerCase() }]
  })
}

function findLongestEntry(
  text: string,
  words: readonly Word[],
  index: number,
): { entry: Entry; length: number } | null {
  let best: { entry: Entry; length: number } | null = null
  let phrase = ''
  for (let length = 1; length <= MAX_PHRASE_WORDS; length += 1) {
    const current = words[index + length - 1]
    const previous = words[index + length - 2]
    if (!current || (length > 1 && previous && !/^\s{1,3}$/.test(text.slice(previous.end, current.start)))) break
    phrase = length === 1 ? current.lower : `${phrase} ${current.lower}`
    const entry = entries.get(phrase)
    if (entry) best = { entry, length }
  }
  return best
}

function isNoun({ form }: Entry, previous: Word | undefined): boolean {
  return (form === 'base' || form === 'third') && previous !== undefined && beforeNouns.test(previous.lower)
}

function isParticiple(words: readonly Word[], index: number): boolean {
  const previous = words[index - 1]?.lower ?? ''
  return beforeParticiples.test(/ly$|^not$/.test(previous) ? (words[index - 2]?.lower ?? '') : previous)
}

function matchCase(plain: string, written: string): string {
  if (written.length > 1 && written === written.toUpperCase()) return plain.toUpperCase()
  const first = written.charAt(0)
  return first === first.toLowerCase() ? plain : plain.charAt(0).toUpperCase() + plain.slice(1)
}

/** Takes the “a” or “an” before it along where the simpler word needs the other: “an objective”, “a goal”. */
function adjustArticle(text: string, previous: Word | undefined, found: ComplexWord): ComplexWord {
  if (!previous || !/^an?$/.test(previous.lower)) return found
  const between = text.slice(previous.end, found.start)
  if (!/^\s{1,3}$/.test(between)) return found
  const article = text.slice(previous.start, previous.end)
  const plain = found.plain.map((one) => {
    const articleEnding = takesAn(one) ? 'n' : ''
    return `${article.charAt(0)}${articleEnding}${between}${one}`
  })
  return plain.every((one) => one.startsWith(article + between))
    ? found
    : { start: previous.start, end: found.end, plain }
}
