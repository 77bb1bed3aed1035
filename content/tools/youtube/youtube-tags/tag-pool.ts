import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'
import { getFallbackTags } from '@/lib/writer/tags/fallback-tags'
import { buildSearchPhrases } from '@/lib/writer/tags/search-phrases'
import { getSensitiveWords } from '@/lib/writer/tags/sensitive-words'
import { getTopicWords } from '@/lib/writer/tags/topic-words'
import type { TagDraftInput } from './fields'

/** Words that English spells in two ways, each way with the other one. */
const alternativeSpellings: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'colour:color flavour:flavor favourite:favorite behaviour:behavior neighbour:neighbor grey:gray centre:center ' +
    'theatre:theater fibre:fiber litre:liter tyre:tire jewellery:jewelry travelling:traveling traveller:traveler ' +
    'modelling:modeling catalogue:catalog organise:organize organising:organizing organisation:organization ' +
    'practise:practice mould:mold plough:plow moustache:mustache pyjamas:pajamas doughnut:donut yoghurt:yogurt ' +
    'aluminium:aluminum aeroplane:airplane whisky:whiskey cosy:cozy mum:mom'
  )
    .split(' ')
    .map((pair) => pair.split(':'))
    .flatMap(([british = '', american = '']) => [
      [british, american],
      [american, british],
    ]),
)

/**
 * How a phrase is spelled by others: without apostrophe and accent, "cpp" for "c++", the other side of the Atlantic.
 * Lower case, likeliest first, at most six. Latin letters only; '' and other scripts give none.
 */
export function getOtherSpellings(phrase: string): string[] {
  const lowercasePhrase = phrase.toLowerCase().replace(/’/g, "'").trim()
  if (!/[a-z]/.test(lowercasePhrase)) return []
  const words = lowercasePhrase.split(' ')
  const replaceEachWord = (replaceWord: (word: string) => string) =>
    words.flatMap((word, index) => {
      const newWord = replaceWord(word)
      return newWord === word ? [] : [words.with(index, newWord).join(' ')]
    })
  const spellings = [
    normalizeUnicode(lowercasePhrase, 'NFD').replace(/\p{M}/gu, '').replace(/'/g, ''),
    lowercasePhrase.replace(/\bc\+\+/g, 'cpp').replace(/\bc#/g, 'csharp'),
    lowercasePhrase.replace(/\bc\+\+/g, 'c plus plus').replace(/\bc#/g, 'c sharp'),
    lowercasePhrase.replaceAll('-', ' '),
    ...replaceEachWord((word) => alternativeSpellings[word] ?? word),
  ]
  return [...new Set(spellings)].filter((spelling) => spelling !== lowercasePhrase && spelling !== '').slice(0, 6)
}

/** `exact` names this very video; it opens the list that is ready to copy. */
export type TagPool = Record<'exact' | 'longTail' | 'variations', string[]>

const MAX_TITLE_WORDS = 4

/** Tags by kind, best first, each in one list: the title, the visitor's own nouns, searches made of them, other spellings. */
export function buildTagPool({ reading, parameters }: TagDraftInput): TagPool {
  const { kind, line, shape, spans, hashtags } = reading
  const titleTags = line.split(' ').length <= MAX_TITLE_WORDS && !/[.…!?,]/.test(line) ? [stripDeterminer(line)] : []
  if (kind === 'hard-time')
    return { exact: [...titleTags, ...getSensitiveWords(reading)], variations: [], longTail: [] }
  const { known, others } = getTopicWords(reading)
  const visitorTags = [...known, ...others].filter((tag) => tag !== spans.audience?.toLowerCase())
  const tellsEvent = spans.time !== undefined || (shape === 'sentence' && kind !== 'list')
  const openingTags = tellsEvent && visitorTags.length > 1 ? [] : titleTags
  const exact = [
    ...openingTags,
    ...hashtags,
    parameters.channel,
    ...getSubjectTags(spans.subject ?? ''),
    ...visitorTags,
  ]
  return removeCrossDuplicates({
    exact: exact.some((tag) => tag !== '') ? exact : getFallbackTags(reading),
    longTail: buildSearchPhrases(reading),
    variations: visitorTags.slice(0, 4).flatMap(getOtherSpellings),
  })
}

/** A subject of two to four words without the name behind it: "shelter dog Biscuit" is left to its nouns. */
function getSubjectTags(subject: string): string[] {
  const subjectName = stripDeterminer(subject)
  const wordCount = subjectName.split(' ').length
  return wordCount > 1 && wordCount <= 4 && !/\p{Ll} \p{Lu}/u.test(subjectName) ? [subjectName] : []
}

function stripDeterminer(subject: string): string {
  return subject.replace(/^(?:an?|the|my|our|your|his|her|their|this|that|these|those|some|\d+) /i, '')
}

/** Every tag stays in the first list that has it. */
function removeCrossDuplicates({ exact, variations, longTail }: TagPool): TagPool {
  const usedTags = new Set<string>([''])
  const takeNewTags = (tags: readonly string[]) =>
    tags
      .map((tag) => tag.toLowerCase().trim())
      .filter((tag) => {
        const isNew = !usedTags.has(tag)
        usedTags.add(tag)
        return isNew
      })
  return { exact: takeNewTags(exact), longTail: takeNewTags(longTail), variations: takeNewTags(variations) }
}
