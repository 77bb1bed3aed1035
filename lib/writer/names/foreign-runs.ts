import type { Reading } from '@/lib/tool/reading'
import { foreignNouns } from '@/lib/writer/reading/foreign-nouns'
import type { Run } from './material'
import { isPurpose } from './purpose'
import { wordsTaken } from './words-taken'

/** Longer prompts are sentences, and no name. */
const longest = 30

/** Nouns of a language whose grammar is not read, each with a noun that hangs on it: "carnet de voyage"; else a short phrase as it was typed. */
export function foreignRuns(reading: Reading): Run[] {
  const { line, language, shape } = reading
  const taken = wordsTaken(reading)
  const nouns = foreignNouns(line, language).filter((noun) => {
    const word = noun.toLowerCase()
    return !isPurpose(word) && !taken.has(word)
  })
  const names = nouns.flatMap((noun, at) => {
    const next = nouns[at + 1]
    const linked = [' de ', ' di ', ' da ', ' do ', ' du '].map((join) => `${noun}${join}${next}`)
    return linked.find((phrase) => line.includes(phrase)) ?? noun
  })
  const phrase = names.length === 0 && shape === 'phrase' && line.length <= longest ? [line] : names
  return phrase.map((name) => ({
    words: name.split(' ').map((text) => ({ text, kind: 'noun' })),
    bare: true,
    person: false,
    sore: false,
  }))
}
