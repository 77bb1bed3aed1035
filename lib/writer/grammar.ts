/** First letter in upper case. Names with their own spelling stay: iPhone, eBay. */
export function capitalise(text: string): string {
  return /^\p{Ll}\p{Lu}/u.test(text)
    ? text
    : text.replace(/^(\P{L}*)(\p{L})/u, (_, lead, first) => lead + first.toUpperCase())
}

/** Upper case at the start of every sentence and line; the rest stays as it is. */
export function sentenceCase(text: string): string {
  return text.replace(
    /(^|[.!?…]["”’)]*\s+|\n[^\S\n]*)(["“‘(]*)([\p{L}][\p{L}’'-]*)/gu,
    (_, before, open, word) => before + open + capitalise(word),
  )
}

/** "a", "a and b", "a, b and c". */
export function joinList(items: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  if (items.length < 2) return items.join('')
  return `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1)}`
}

/** The words that agree with a topic's `noun`. */
export type Agreement = {
  is: 'is' | 'are'
  was: 'was' | 'were'
  has: 'has' | 'have'
  does: 'does' | 'do'
  this: 'this' | 'these'
  that: 'that' | 'those'
  it: 'it' | 'they'
  /** Object form: "it" or "them". */
  them: 'it' | 'them'
  its: 'its' | 'their'
}

const singular: Agreement = {
  is: 'is',
  was: 'was',
  has: 'has',
  does: 'does',
  this: 'this',
  that: 'that',
  it: 'it',
  them: 'it',
  its: 'its',
}
const plural: Agreement = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  this: 'these',
  that: 'those',
  it: 'they',
  them: 'them',
  its: 'their',
}

/** "is" or "are", "this" or "these", "it" or "them" for a topic. */
export function agreement(topic: { plural: boolean }): Agreement {
  return topic.plural ? plural : singular
}
