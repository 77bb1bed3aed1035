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
  const taken = getReservedWords(reading)
  const nouns = findForeignNouns(line, language).filter((noun) => {
    const word = noun.toLowerCase()
    return !isPurposeWord(word) && !taken.has(word)
  })
  const names = nouns.flatMap((noun, at) => {
    const next = nouns[at + 1]
    const linked = [' de ', ' di ', ' da ', ' do ', ' du '].map((join) => `${noun}${join}${next}`)
    return linked.find((phrase) => line.includes(phrase)) ?? noun
  })
  const phrase = names.length === 0 && shape === 'phrase' && line.length <= MAX_PHRASE_LENGTH ? [line] : names
  return phrase.map((name) => ({
    words: name.split(' ').map((text) => ({ text, kind: 'noun' })),
    bare: true,
    person: false,
    isSensitive: false,
  }))
}
