import { wordOf } from './grammar'
import type { Look } from './look'
import type { Term } from './tagger'

/** compromise's tags that say what a word does, the most telling first. */
const roles = (
  'Pronoun Possessive QuestionWord Copula Modal Auxiliary Negative Gerund PastTense Participle Infinitive PresentTense Imperative Verb ' +
  'WeekDay Month Date Time Money Percent Value Place Kin Pet Person ProperNoun Comparative Superlative Adjective Adverb Preposition ' +
  'Determiner Conjunction Plural Noun'
).split(' ')

const signs = '? ! : , % * / & ( ... … $ £ + " “ -> →'.split(' ')

/** Characters whose pieces are looked at, so that a slip of the finger does not hide a word. */
const longest = 200

/** What the written rules make of a line. */
type Ruled = {
  /** How much speaks for a hard time. */
  hard: number
  /** How much speaks for each kind, the most first. */
  scores: readonly (readonly [string, number])[]
}

/**
 * What a line shows, by name: its words and pairs of words, what each does in the sentence, how it begins and ends, pieces of four letters, its
 * marks and its length, and what the written rules make of it.
 */
export function featuresOf(look: Look, { hard, scores }: Ruled): Set<string> {
  const { terms, cased, mark, parts, shape, own } = look
  const words = terms.map(plain).filter((word) => word !== '')
  const does = terms.map(roleOf)
  const text = cased.toLowerCase()
  const features = new Set<string>(['any'])
  const add = (...names: readonly string[]) => {
    for (const name of names) features.add(name)
  }
  for (const [at, word] of words.entries()) {
    const next = words[at + 1] ?? '$'
    add(`w ${word}`, `w ${word} ${next}`, `m ${word} ${does[at + 1] ?? '$'}`)
    if (at < 3) add(`${at} ${word}`)
    if (word.length > 5) add(`p ${word.slice(0, 5)}`)
  }
  for (const [at, role] of does.entries()) {
    const [next = '$', third = '$'] = does.slice(at + 1, at + 3)
    add(`r ${role}`, `r ${role} ${next}`, `r ${role} ${next} ${third}`, `n ${role} ${words[at + 1] ?? '$'}`)
    if (at < 3) add(`${at} ${role}`)
  }
  const letters = ` ${text.slice(0, longest)} `
  for (let at = 0; at + 4 <= letters.length; at += 1) add(`c ${letters.slice(at, at + 4)}`)
  add(`^ ${words.slice(0, 2).join(' ')}`, `^ ${words.slice(0, 3).join(' ')}`, `$ ${words.at(-1) ?? ''}`)
  add(
    `^r ${does.slice(0, 3).join(' ')}`,
    ...signs.filter((sign) => text.includes(sign)).map((sign) => `has ${sign}`),
  )
  add(
    `length ${Math.min(8, Math.ceil(Math.log2(words.length + 1) * 2))}`,
    `sentences ${Math.min(4, parts.length)}`,
  )
  add(`mark ${mark}`, `shape ${shape}`, `own ${own}`, `hard ${Math.min(4, Math.max(0, hard))}`)
  for (const [kind, score] of scores.slice(0, 2)) add(`score ${kind} ${Math.min(8, Math.round(score / 2))}`)
  add(`rule ${scores[0]?.[0]}`)
  if (/\d/.test(text)) add('digit')
  if (/^\d/.test(text)) add('digit first')
  return features
}

function roleOf({ tags }: Term): string {
  return roles.find((role) => tags.has(role)) ?? 'Other'
}

/** A term's word; figures, prices and times are alike. */
function plain(term: Term): string {
  const word = wordOf(term).toLowerCase()
  if (/^[$£€]\d/.test(word)) return '£'
  if (/^\d+(?:am|pm)$|^\d+:\d+/.test(word)) return '@'
  return /^\d/.test(word) ? '#' : word
}
