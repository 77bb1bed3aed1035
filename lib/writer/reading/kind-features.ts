import type { EnglishPrompt } from './english-prompt'
import { getWord } from './grammar'
import type { Term } from './tagger'

/** compromise's tags that say what a word does, the most telling first. */
const roleTags = (
  'Pronoun Possessive QuestionWord Copula Modal Auxiliary Negative Gerund PastTense Participle Infinitive PresentTense Imperative Verb ' +
  'WeekDay Month Date Time Money Percent Value Place Kin Pet Person ProperNoun Comparative Superlative Adjective Adverb Preposition ' +
  'Determiner Conjunction Plural Noun'
).split(' ')

const punctuationMarks = '? ! : , % * / & ( ... … $ £ + " “ -> →'.split(' ')

/** Characters whose pieces are looked at, so that a slip of the finger does not hide a word. */
const MAX_TEXT_LENGTH = 200

/** What the written rules make of a line. */
type RuleScores = {
  /** How much speaks for a hard time. */
  hardTimeScore: number
  /** How much speaks for each kind, the most first. */
  kindScores: readonly (readonly [string, number])[]
}

/**
 * What a line shows, by name: its words and pairs of words, what each does in the sentence, how it begins and ends, pieces of four letters, its
 * marks and its length, and what the written rules make of it.
 */
export function getFeatures(englishPrompt: EnglishPrompt, { hardTimeScore, kindScores }: RuleScores): Set<string> {
  const { terms, line, mark, sentences, shape, isFirstPerson } = englishPrompt
  const words = terms.map(normalizeTerm).filter((word) => word !== '')
  const roles = terms.map(getRole)
  const text = line.toLowerCase()
  const features = new Set<string>(['any'])
  const addFeatures = (...names: readonly string[]) => {
    for (const name of names) features.add(name)
  }
  for (const [index, word] of words.entries()) {
    const nextWord = words[index + 1] ?? '$'
    addFeatures(`w ${word}`, `w ${word} ${nextWord}`, `m ${word} ${roles[index + 1] ?? '$'}`)
    if (index < 3) addFeatures(`${index} ${word}`)
    if (word.length > 5) addFeatures(`p ${word.slice(0, 5)}`)
  }
  for (const [index, role] of roles.entries()) {
    const [nextWord = '$', thirdRole = '$'] = roles.slice(index + 1, index + 3)
    addFeatures(
      `r ${role}`,
      `r ${role} ${nextWord}`,
      `r ${role} ${nextWord} ${thirdRole}`,
      `n ${role} ${words[index + 1] ?? '$'}`,
    )
    if (index < 3) addFeatures(`${index} ${role}`)
  }
  const paddedText = ` ${text.slice(0, MAX_TEXT_LENGTH)} `
  for (let index = 0; index + 4 <= paddedText.length; index += 1) addFeatures(`c ${paddedText.slice(index, index + 4)}`)
  addFeatures(`^ ${words.slice(0, 2).join(' ')}`, `^ ${words.slice(0, 3).join(' ')}`, `$ ${words.at(-1) ?? ''}`)
  addFeatures(
    `^r ${roles.slice(0, 3).join(' ')}`,
    ...punctuationMarks.filter((sign) => text.includes(sign)).map((sign) => `has ${sign}`),
  )
  addFeatures(
    `length ${Math.min(8, Math.ceil(Math.log2(words.length + 1) * 2))}`,
    `sentences ${Math.min(4, sentences.length)}`,
  )
  addFeatures(
    `mark ${mark}`,
    `shape ${shape}`,
    `own ${isFirstPerson}`,
    `hard ${Math.min(4, Math.max(0, hardTimeScore))}`,
  )
  for (const [kind, score] of kindScores.slice(0, 2)) addFeatures(`score ${kind} ${Math.min(8, Math.round(score / 2))}`)
  addFeatures(`rule ${kindScores[0]?.[0]}`)
  if (/\d/.test(text)) addFeatures('digit')
  if (/^\d/.test(text)) addFeatures('digit first')
  return features
}

function getRole({ tags }: Term): string {
  return roleTags.find((role) => tags.has(role)) ?? 'Other'
}

/** A term's word; figures, prices and times are alike. */
function normalizeTerm(term: Term): string {
  const word = getWord(term).toLowerCase()
  if (/^[$£€]\d/.test(word)) return '£'
  if (/^\d+(?:am|pm)$|^\d+:\d+/.test(word)) return '@'
  return /^\d/.test(word) ? '#' : word
}
