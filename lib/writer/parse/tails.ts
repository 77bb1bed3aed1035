import { asAudience, isPeople } from '@/lib/writer/words/people-nouns'
import { nounPhrases, trimPhrase } from './noun-phrase'
import { forStrangers, nameOf, textOf } from './phrase-text'
import type { Token } from './tokens'

/** A phrase that says where, how or for whom, behind its preposition. */
export type Tail = { lead: Token; words: readonly Token[] }

const leads =
  /^(?:in|on|at|without|under|during|after|before|near|with|from|by|through|over|around|inside|outside|within|for|via|using|between|across|as)$/

/** Splits off a line's tails: "budget travel | in Japan | for students". */
export function splitTails(tokens: readonly Token[]): [Token[], Tail[]] {
  const at = tokens.findIndex((_, i) => i > 0 && isLead(tokens, i))
  if (at < 0) return [[...tokens], []]
  return [tokens.slice(0, at), asTails(tokens.slice(at))]
}

export function asTails(tokens: readonly Token[]): Tail[] {
  const tails: { lead: Token; words: Token[] }[] = []
  tokens.forEach((token, i) => {
    if (isLead(tokens, i)) tails.push({ lead: token, words: [] })
    else tails.at(-1)?.words.push(token)
  })
  return tails.filter((tail) => tail.words.length > 0)
}

function isLead(tokens: readonly Token[], i: number): boolean {
  return leads.test(tokens[i]?.lower ?? '') && tokens[i + 1] !== undefined
}

/** Who a line is for: "for women over 40", "as a nurse" gives "nurses". */
export function audienceOf(tails: readonly Tail[]): string | null {
  for (const [i, { lead, words }] of tails.entries()) {
    if (!/^(?:for|as)$/.test(lead.lower) || (lead.lower === 'as' && words[0]?.kind !== 'article')) continue
    const phrase = nounPhrases(words)[0]
    if (phrase === undefined || phrase.start > 1 || !isPeople(nameOf(phrase))) continue
    const audience = asAudience(nameOf(phrase))
    const next = tails[i + 1]
    const ends = words.at(-1) === phrase.words.at(-1)
    const more = ends && next !== undefined && /^(?:with|over|under|without)$/.test(next.lead.lower)
    const whole = more ? `${audience} ${next.lead.lower} ${textOf(next.words)}` : audience
    return whole.split(' ').length > 6 ? audience : whole
  }
  return null
}

/** Where or under which condition, of the tails that `used` doesn't hold already. */
export function settingOf(tails: readonly Tail[], used: readonly Token[]): string | null {
  const audience = audienceOf(tails)
  const tail = tails.find(({ lead, words }) => {
    if (used.includes(lead) || words.length > 5 || /^(?:as|by)$/.test(lead.lower)) return false
    if (
      words.some(
        ({ kind, lower }) => /^(?:auxiliary|pronoun)$/.test(kind) || (kind === 'verb' && !/ed$/.test(lower)),
      )
    )
      return false
    const name = textOf(trimPhrase(words.filter(({ kind }) => kind !== 'possessive' && kind !== 'article')))
    if (lead.lower === 'for' && isPeople(name)) return false
    return audience?.endsWith(` ${lead.lower} ${textOf(words)}`) !== true
  })
  return tail === undefined ? null : textOf([tail.lead, ...forStrangers(tail.words)])
}
