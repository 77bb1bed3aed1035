import type { Reading } from '@/lib/writer/reading/reading'
import { tag, termsOf } from '@/lib/writer/reading/tagger'
import { foreignWords } from './foreign-words'

/** What a hard day is called in the visitor's own words: the grief or illness, else who it is about. Nothing is added. */
export function quietWords({ line, language, keywords }: Reading): string[] {
  if (language !== 'en') return foreignWords(line, language).slice(0, 2)
  const terms = termsOf(tag(line)).flat()
  const named = (...tags: string[]) =>
    terms
      .filter((term) => tags.some((name) => term.tags.has(name)))
      .map((term) => term.text.toLowerCase().replace(/['’]s$/, ''))
  for (const words of [named('Grief', 'Illness'), named('Pet'), named('Kin')]) {
    if (words.length > 0) return [...new Set(words)].slice(0, 2)
  }
  return keywords.slice(0, 1)
}
