import { describeNoun, type Noun, type NounPhrase, nounPhrases, trimPhrase } from './noun-phrase'
import type { Token } from './tokens'

/** What a part of a line gives a reading. `activity` null: the noun decides. */
export type Found = {
  noun: Noun
  activity: { activity: string; infinitive: string } | null
  /** Words that already stand in `activity`. */
  used: readonly Token[]
  audience?: string
  setting?: string
}

export function textOf(tokens: readonly { text: string }[]): string {
  return tokens
    .map((token) => token.text)
    .filter(Boolean)
    .join(' ')
}

/** A phrase's own words, without counts, praise and forms of telling. */
export function nameOf(phrase: NounPhrase): string {
  return textOf(trimPhrase(phrase.words))
}

export function described(phrase: NounPhrase): Noun {
  return describeNoun(nameOf(phrase).replace(/^study$/, 'studying'), phrase.determiner)
}

/** The visitor's words from a stranger's side: "launching my store" gives "launching a store", "me" gives "you". */
export function forStrangers(tokens: readonly Token[]): Token[] {
  return tokens
    .map((token, i) => (token.kind === 'possessive' ? neutral(token, tokens.slice(i)) : person(token)))
    .filter((token) => token.text !== '')
}

function neutral(determiner: Token, following: readonly Token[]): Token {
  if (!/^(?:my|our)$/.test(determiner.lower)) return determiner
  const phrase = nounPhrases(following)[0]
  if (phrase === undefined) return { ...determiner, text: 'your' }
  const name = textOf(phrase.words)
  const article = describeNoun(name, 'my').nounWithArticle
  return { ...determiner, text: article === name ? '' : (article.split(' ')[0] ?? '') }
}

function person(token: Token): Token {
  const other = { me: 'you', us: 'you', myself: 'yourself', ourselves: 'yourselves' }[token.lower]
  return other === undefined ? token : { ...token, text: other }
}
