import type { Term } from './tagger'

/** What is to be told apart. */
export type Shown = {
  /** The words of the line, tagged. */
  terms: readonly Term[]
  /** As typed, without links, tags and emoji. */
  text: string
  mark: string
  sentences: number
  /** What the written rules make of it. */
  ruled: { kind: string; sure: boolean }
  shape: string
  mood: string
  own: boolean
}

/** compromise's tags that say what a word does, the most telling first. */
const roles = (
  'Pronoun Possessive QuestionWord Copula Modal Auxiliary Negative Gerund PastTense Participle Infinitive PresentTense Imperative Verb ' +
  'WeekDay Month Date Time Money Percent Value Place Person ProperNoun Comparative Superlative Adjective Adverb Preposition ' +
  'Determiner Conjunction Plural Noun'
).split(' ')

const signs = '? ! : , % * / & ( ... $ £ + " “ -> →'.split(' ')

/** Characters whose pieces are looked at, so that a slip of the finger does not hide a word. */
const longest = 200

/**
 * What a line shows, by name: its words and pairs of words, what each does in the sentence, how it begins and ends, pieces of four letters, its marks and
 * its length, and what the written rules make of it.
 */
export function featuresOf({ terms, text, mark, sentences, ruled, shape, mood, own }: Shown): Set<string> {
  const words = terms.map(wordOf).filter((word) => word !== '')
  const parts = terms.map(roleOf)
  const lower = ` ${text.toLowerCase().slice(0, longest)} `
  const features = new Set<string>(['any'])
  const add = (...names: readonly string[]) => {
    for (const name of names) features.add(name)
  }
  for (const [at, word] of words.entries()) {
    const next = words[at + 1] ?? '$'
    add(`w ${word}`, `w ${word} ${next}`, `m ${word} ${parts[at + 1] ?? '$'}`)
    if (at < 3) add(`${at} ${word}`)
    if (word.length > 5) add(`p ${word.slice(0, 5)}`)
  }
  for (const [at, part] of parts.entries()) {
    const [next = '$', third = '$'] = parts.slice(at + 1, at + 3)
    add(`r ${part}`, `r ${part} ${next}`, `r ${part} ${next} ${third}`, `n ${part} ${words[at + 1] ?? '$'}`)
    if (at < 3) add(`${at} ${part}`)
  }
  for (let at = 0; at + 4 <= lower.length; at += 1) add(`c ${lower.slice(at, at + 4)}`)
  add(`^ ${words.slice(0, 2).join(' ')}`, `^ ${words.slice(0, 3).join(' ')}`, `$ ${words.at(-1) ?? ''}`)
  add(
    `^r ${parts.slice(0, 3).join(' ')}`,
    `mark ${mark}`,
    ...signs.filter((sign) => text.includes(sign)).map((sign) => `has ${sign}`),
  )
  add(
    `length ${Math.min(8, Math.ceil(Math.log2(words.length + 1) * 2))}`,
    `sentences ${Math.min(4, sentences)}`,
  )
  if (/\d/.test(text)) add('digit')
  if (/^\d/.test(text)) add('digit first')
  add(
    `rule ${ruled.kind}`,
    `rule ${ruled.kind} ${ruled.sure}`,
    `shape ${shape}`,
    `mood ${mood}`,
    `own ${own}`,
  )
  return features
}

function roleOf({ tags }: Term): string {
  return roles.find((role) => tags.has(role)) ?? 'Other'
}

/** Figures, prices and times are alike. */
function wordOf({ normal, implicit }: Term): string {
  const word = (implicit || normal).replace(/’/g, "'").toLowerCase()
  if (/^[$£€]\d/.test(word)) return '£'
  if (/^\d+(?:am|pm)$|^\d+:\d+/.test(word)) return '@'
  return /^\d/.test(word) ? '#' : word
}
