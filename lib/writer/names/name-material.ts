import type { ParsedPrompt } from '@/lib/tool/parsed-prompt'
import { findForeignNouns } from '@/lib/writer/reading/foreign-nouns'
import { findNiche } from '@/lib/writer/taxonomy/find-niche'
import { findEnglishNounGroups, findOwner } from './english-noun-groups'
import { isPurposeWord } from './purpose-words'
import { getReservedWords } from './reserved-words'
import { toSingular } from './to-singular'
import { toTitleCase } from './to-title-case'

/** A noun with what describes it, as typed. */
export type NounGroup = {
  words: readonly { text: string; kind: 'noun' | 'adjective' | 'gerund' }[]
  /** Stands without "a", "my" and the like, or is a plural: "sourdough", but not "my dog". */
  isBare: boolean
  /** Names a person: "nurse", "mom". */
  namesPerson: boolean
  /** Names a part of a body, an illness or a loss: a last resort. */
  isSensitive: boolean
  /** Behind a verb, or behind "in", "with" and the like. */
  role?: 'made' | 'setting' | 'free'
}

/** A noun of the visitor's that a name can be built on. */
export type NameRoot = {
  /** As a name has it: "Ceramic Mugs". */
  phrase: string
  /** Before another noun: "Ceramic Mug". */
  singular: string
  /** In lower case and the singular. */
  words: readonly string[]
  isPlural: boolean
  namesPerson: boolean
}

/** What a prompt gives a name. `roots` are forms of its main noun, the fullest first; `pairedRoot` is another noun. */
export type NameMaterial = {
  roots: readonly NameRoot[]
  pairedRoot: NameRoot | null
  place: string | null
  owner: string | null
  /** Whether somebody is named by what they are. */
  namesPerson: boolean
}

/** Longer prompts are sentences, and no name. */
const MAX_PHRASE_LENGTH = 30

/**
 * Nouns of a language whose grammar is not read, each with a noun that hangs on it ("carnet de voyage"); else a short
 * phrase as it was typed.
 */
function findForeignNounGroups(reading: ParsedPrompt): NounGroup[] {
  const { line, language, shape } = reading
  const reservedWords = getReservedWords(reading)
  const nouns = findForeignNouns(line, language).filter((noun) => {
    const word = noun.toLowerCase()
    return !isPurposeWord(word) && !reservedWords.has(word)
  })
  const nounPhrases = nouns.flatMap((noun, index) => {
    const nextNoun = nouns[index + 1]
    const linkedPhrases = [' de ', ' di ', ' da ', ' do ', ' du '].map((connector) => `${noun}${connector}${nextNoun}`)
    return linkedPhrases.find((phrase) => line.includes(phrase)) ?? noun
  })
  const groupTexts =
    nounPhrases.length === 0 && shape === 'phrase' && line.length <= MAX_PHRASE_LENGTH ? [line] : nounPhrases
  return groupTexts.map((groupText) => ({
    words: groupText.split(' ').map((text) => ({ text, kind: 'noun' })),
    isBare: true,
    namesPerson: false,
    isSensitive: false,
  }))
}

/** Fields of those who are mourned or cared for, which name nothing on a hard day. */
const sensitiveNiches = new Set([
  'dogs',
  'cats',
  'pets',
  'horses',
  'parenting',
  'pregnancy',
  'dating',
  'mental-health',
  'faith',
])

/** Reads what names are made of; in a hard time only what the visitor does or makes, and no person. */
export function buildNameMaterial(reading: ParsedPrompt, visitorName: string): NameMaterial {
  const { niche, spans, language, line } = reading
  const isEnglish = language === 'en'
  const isHardTime = reading.kind === 'hard-time'
  const owner = toTitleCase(visitorName.trim() || (isEnglish ? findOwner(reading) : '') || (spans.owner ?? '')) || null
  const allGroups = isEnglish ? findEnglishNounGroups(reading) : findForeignNounGroups(reading)
  const isUsableOnHardDay = (group: NounGroup) =>
    niche !== null &&
    !sensitiveNiches.has(niche.id) &&
    !group.isSensitive &&
    findNiche(joinWords(group), joinWords(group))?.id === niche.id
  const groups = isHardTime ? allGroups.filter(isUsableOnHardDay) : allGroups
  const [firstGroup, ...otherGroups] = groups
  if (!firstGroup) return { roots: [], pairedRoot: null, place: null, owner, namesPerson: false }
  const isJoinedToFirst = (group: NounGroup) =>
    [' and ', ' & ', ' y ', ' e ', ' et ', ' und ', ' dan '].some((conjunction) =>
      line.includes(joinWords(firstGroup) + conjunction + joinWords(group)),
    )
  const pairedGroup = otherGroups.find(
    (group) => group.words.length < 3 && firstGroup.words.length < 3 && !group.namesPerson && isJoinedToFirst(group),
  )
  return {
    roots: buildRoots(firstGroup, reading),
    pairedRoot: pairedGroup ? buildRoot(pairedGroup) : null,
    place: toNamePlace(spans.place),
    owner,
    namesPerson: groups.some(({ namesPerson }) => namesPerson),
  }
}

function joinWords({ words }: Pick<NounGroup, 'words'>): string {
  return words.map(({ text }) => text).join(' ')
}

/** A group as a whole, and its shorter forms that still name the same: "Bicycles" of "Old Bicycles". */
function buildRoots(group: NounGroup, { niche, language }: ParsedPrompt): NameRoot[] {
  const { words } = group
  if (language !== 'en') {
    const headWords = /^(?:de|nl|pl|tr)$/.test(language) ? words.slice(-1) : words.slice(0, 1)
    const shorterForms = [
      ...(words.length > 2 && words[1]?.text.length !== 2 ? [words.slice(0, 2)] : []),
      ...(words.length > 1 ? [headWords] : []),
    ]
    return [words, ...shorterForms].map(createRootBuilder(group))
  }
  const namesSameNiche = (part: NounGroup['words']) => {
    const text = joinWords({ words: part })
    return niche !== null && part.length < words.length && findNiche(text, text)?.id === niche.id
  }
  const hasAdjectives = words.length > 1 && words.slice(0, -1).every(({ kind }) => kind === 'adjective')
  const lastWord = words.slice(-1)
  const formsNamingNiche =
    lastWord[0]?.kind === 'gerund'
      ? [words.slice(0, -1), ...words.map((word) => [word])].filter(namesSameNiche)
      : [lastWord].filter(namesSameNiche)
  const endsWithTwoNouns = words.length > 2 && words.slice(-2).every(({ kind }) => kind === 'noun')
  const nounPairs = endsWithTwoNouns ? [words.slice(-2)] : []
  return [words, ...(hasAdjectives ? [lastWord] : [...nounPairs, ...formsNamingNiche.slice(0, 2)])].map(
    createRootBuilder(group),
  )
}

const createRootBuilder = (group: NounGroup) => (words: NounGroup['words']) =>
  buildRoot({ ...group, words, namesPerson: group.namesPerson && words.at(-1) === group.words.at(-1) })

function buildRoot({ words, namesPerson }: Pick<NounGroup, 'words' | 'namesPerson'>): NameRoot {
  const phrase = toTitleCase(joinWords({ words }))
  const lastWord = phrase.split(' ').at(-1) ?? ''
  const singular = phrase.slice(0, phrase.length - lastWord.length) + toSingular(lastWord)
  const isPlural = toSingular(lastWord) !== lastWord
  return {
    phrase,
    singular,
    words: singular.toLowerCase().split(' '),
    isPlural,
    namesPerson,
  }
}

/** "in Leeds" gives "Leeds"; "my kitchen" is no place for a name. */
function toNamePlace(place = ''): string | null {
  const placeName = place.replace(/^(?:in|at|from|near|around|en|em|de|à|aus|di|a|ke)\s+/i, '')
  const isUnusable =
    placeName === '' || placeName.split(' ').length > 2 || /^(?:my|our|the|a|an|your|mi|ma|mon)\b/i.test(placeName)
  return isUnusable ? null : toTitleCase(placeName)
}
