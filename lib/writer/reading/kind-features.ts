import type { Term } from './tagger'

export type Shown = {
  /** The words of the first 600 characters, tagged. */
  terms: readonly Term[]
  /** As typed, without a request. */
  text: string
  mark: string
  sentences: number
}

/** compromise's tags that say what a word does, the most telling first. */
const roles = [
  'Pronoun',
  'Possessive',
  'QuestionWord',
  'Copula',
  'Modal',
  'Auxiliary',
  'Negative',
  'Gerund',
  'PastTense',
  'Participle',
  'Infinitive',
  'PresentTense',
  'Imperative',
  'Verb',
  'WeekDay',
  'Month',
  'Date',
  'Time',
  'Money',
  'Percent',
  'Value',
  'Place',
  'Person',
  'ProperNoun',
  'Comparative',
  'Superlative',
  'Adjective',
  'Adverb',
  'Preposition',
  'Determiner',
  'Conjunction',
  'Plural',
  'Noun',
] as const

/** What a line shows: its words and pairs of words, what each of them does in the sentence, how it begins and ends, its marks and its length. */
export function featuresOf({ terms, text, mark, sentences }: Shown): Set<string> {
  const words = terms.map(wordOf).filter((word) => word !== '')
  const parts = terms.map(roleOf)
  const features = new Set<string>(['any'])
  const add = (name: string) => features.add(name)
  words.forEach((word, at) => {
    add(`w ${word}`)
    add(`w ${word} ${words[at + 1] ?? '$'}`)
    if (at < 3) add(`${at} ${word}`)
  })
  add(`^ ${words.slice(0, 2).join(' ')}`)
  add(`^ ${words.slice(0, 3).join(' ')}`)
  add(`$ ${words.at(-1) ?? ''}`)
  parts.forEach((part, at) => {
    add(`r ${part}`)
    add(`r ${part} ${parts[at + 1] ?? '$'}`)
    add(`r ${part} ${parts[at + 1] ?? '$'} ${parts[at + 2] ?? '$'}`)
    if (at < 3) add(`${at} ${part}`)
    add(`m ${words[at]} ${parts[at + 1] ?? '$'}`)
    add(`n ${part} ${words[at + 1] ?? '$'}`)
  })
  add(`^r ${parts.slice(0, 3).join(' ')}`)
  add(`mark ${mark}`)
  for (const sign of ['?', '!', ':', ',', '%', '*', '/', '&', '(', '...', '$', '£', '+', '"', '“', '->', '→'])
    if (text.includes(sign)) add(`has ${sign}`)
  add(`length ${Math.min(8, Math.ceil(Math.log2(words.length + 1) * 2))}`)
  add(`sentences ${Math.min(4, sentences)}`)
  if (/\d/.test(text)) add('digit')
  if (/^\d/.test(text)) add('digit first')
  if (!parts.some((part) => verbal.has(part))) add('no verb')
  return features
}

const verbal = new Set([
  'Copula',
  'Modal',
  'Auxiliary',
  'Gerund',
  'PastTense',
  'Participle',
  'Infinitive',
  'PresentTense',
  'Imperative',
  'Verb',
])

function roleOf({ tags }: Term): string {
  return roles.find((role) => tags.has(role)) ?? 'Other'
}

/** Figures, prices and times are alike. */
function wordOf({ normal, implicit }: Term): string {
  const word = (implicit || normal).replace(/[’']/g, "'").toLowerCase()
  if (/^[$£€]\d/.test(word)) return '£'
  if (/^\d+(?:am|pm)$|^\d+:\d+/.test(word)) return '@'
  return /^\d/.test(word) ? '#' : word
}
