import type { ParsedPrompt } from '@/lib/tool/parsed-prompt'
import { findForeignNouns } from '@/lib/writer/reading/foreign-nouns'
import type { NounGroup } from './name-material'
import { isPurposeWord } from './purpose-words'
import { getReservedWords } from './reserved-words'

/** Longer prompts are sentences, and no name. */
const MAX_PHRASE_LENGTH = 30

/** Nouns of a language whose grammar is not read, each with a noun that hangs on it: "carnet de voyage"; else a short phrase as it was typed. */
export function findForeignNounGroups(reading: ParsedPrompt): NounGroup[] {
  const { line, language, shape } = reading
  const reservedWords = getReservedWords(reading)
  const nouns = findForeignNouns(line, language).filter((noun) => {
    const word = noun.toLowerCase()
    return !isPurposeWord(word) && !reservedWords.has(word)
  })
  const nounPhrases = nouns.flatMap((noun, index) => {
    const nextNoun = nouns[index + 1]
    const linkedPhrases = [' de ', ' di ', ' da ', ' do ', ' du '].map((connector) => `${noun}${connector}${nextNoun}`)
    return linkedPhrases.find((groupTexts) => line.includes(groupTexts)) ?? noun
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
