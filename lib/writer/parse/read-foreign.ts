import { niches } from '@/lib/writer/niches'
import { general } from '@/lib/writer/niches/general'
import type { Topic } from '@/lib/writer/topic'

/** A topic in another language: the visitor's own words, without grammar. */
export function readForeign(text: string, language: string): Topic {
  const spaced = /\s/.test(text)
  const words = text.split(/[\s.,;!?¿¡。、！？]+/u).filter(Boolean)
  const noun = spaced ? words.slice(0, 6).join(' ') : [...(words[0] ?? text)].slice(0, 20).join('')
  const content = words.filter((word) => [...word].length > 3 || !spaced)
  return {
    language,
    noun,
    nounWithArticle: noun,
    plural: false,
    head: { singular: noun, plural: noun, mass: true },
    activity: noun,
    infinitive: noun,
    audience: null,
    setting: null,
    details: content.slice(0, 6),
    keywords: [...new Set([noun, ...content])].slice(0, 12),
    personal: false,
    line: text.length > 80 ? null : text,
    niche: niches.find(({ id }) => id === 'general') ?? general,
  }
}
