import type { ParsedPrompt } from '@/lib/tool/parsed-prompt'
import { getTerms, tagText } from '@/lib/writer/reading/tagger'
import { findForeignWords } from './foreign-words'

const deathPattern = /\b(?:died|dies|dying|death|dead|funeral|passed away)\b/i
const lossPattern = /\b(?:lost|losing|loss|goodbye|passed)\b/i

/** What a hard day is called in the visitor's own words: the grief or illness, else who it is about. A death is called grief; nothing else is added. */
export function getSensitiveWords({ line, language, keywords }: ParsedPrompt): string[] {
  if (language !== 'en') return findForeignWords(line, language).slice(0, 2)
  const terms = getTerms(tagText(line)).flat()
  const findTaggedWords = (...tags: string[]) =>
    terms
      .filter((term) => tags.some((name) => term.tags.has(name)))
      .map((term) => term.text.toLowerCase().replace(/['’]s$/, ''))
  const lovedOnes = [...findTaggedWords('Pet'), ...findTaggedWords('Kin')]
  const griefWords = deathPattern.test(line) || (lossPattern.test(line) && lovedOnes.length > 0) ? ['grief'] : []
  for (const words of [findTaggedWords('Grief', 'Illness'), griefWords, lovedOnes]) {
    if (words.length > 0) return [...new Set(words)].slice(0, 2)
  }
  return keywords.slice(0, 1)
}
