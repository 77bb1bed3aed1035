import type { ParsedPrompt, PromptKind, PromptSpans } from '@/lib/tool/parsed-prompt'
import { getWord, hasTag, joinTerms } from './grammar'
import { findBeforeAndAfter, findSides } from './sides'
import { findSubject } from './subject'
import type { Term } from './tagger'

/** The pieces of a line that frames can hold, copied from it. */
export function findSpans(
  inner: string,
  terms: readonly Term[],
  kind: PromptKind,
  shape: ParsedPrompt['shape'],
): PromptSpans {
  const [a, b] =
    (kind === 'change'
      ? findBeforeAndAfter(inner)
      : kind === 'comparison' || (kind === 'question' && / than /.test(inner))
        ? findSides(inner)
        : null) ?? []
  const subject = findSubject(inner, terms, kind, shape)
  const place = findPlace(terms)
  const time = findTime(terms)
  const number = findNumber(inner)
  const audience = findAudience(terms)
  const owner = findOwner(inner, terms)
  return {
    ...(subject && { subject }),
    ...(a && b && { a, b }),
    ...(place && { place }),
    ...(time && { time }),
    ...(number && { number }),
    ...(audience && { audience }),
    ...(owner && { owner }),
  }
}

/** Runs of terms for which `holds`, each with where it begins. */
export function findTermRuns(
  terms: readonly Term[],
  holds: (term: Term, at: number) => boolean,
): { at: number; terms: Term[] }[] {
  const found: { at: number; terms: Term[] }[] = []
  for (const [at, term] of terms.entries()) {
    if (!holds(term, at)) continue
    const last = found.at(-1)
    if (last && last.at + last.terms.length === at && !/[,;:]/.test(terms[at - 1]?.post ?? '')) last.terms.push(term)
    else found.push({ at, terms: [term] })
  }
  return found
}

function findPlace(terms: readonly Term[]): string | undefined {
  const [place] = findTermRuns(terms, (term) => hasTag(term, 'Place') && !hasTag(term, 'WeekDay', 'Month'))
  if (!place) return undefined
  let end = place.at + place.terms.length
  // "Bangkok's chinatown", "Kings Cross station"
  while (
    end < terms.length &&
    place.terms.length < 4 &&
    hasTag(terms[end - 1], 'Possessive') &&
    hasTag(terms[end], 'Noun')
  ) {
    place.terms.push(terms[end] as Term)
    end++
  }
  const text = joinTerms(place.terms).replace(/’s$/, '')
  return /^\p{Lu}/u.test(text) ? text : undefined
}

function findTime(terms: readonly Term[]): string | undefined {
  const links = /^(?:at|to|til|till|until|-|and|of|the|from|this|next|every|on|by|th)$/
  const isTime = (term: Term | undefined): boolean =>
    hasTag(term, 'WeekDay', 'Month', 'Time') ||
    /^(?:today|tonight|tomorrow|weekend|midnight|noon)$/.test(term ? getWord(term) : '') ||
    (hasTag(term, 'Date') && hasTag(term, 'Value'))
  /** "Saturday, first wash is free" counts washes. */
  const isOfDate = (at: number): boolean =>
    !/,/.test(terms[at - 1]?.post ?? '') || /^(?:of)?$/.test(terms[at + 1] ? getWord(terms[at + 1] as Term) : '')
  const anchor = terms.findIndex((term) => isTime(term))
  if (anchor < 0) return undefined
  let from = anchor
  while (
    from > 0 &&
    /^(?:on|at|this|next|until|til|till|by|from|every|last|before)$/.test(getWord(terms[from - 1] as Term))
  )
    from--
  let to = anchor
  for (let at = anchor + 1; at < terms.length && at <= to + 3; at++) {
    const term = terms[at] as Term
    if (/[.!?]/.test(terms[at - 1]?.post ?? '') || (hasTag(term, 'Ordinal') && !isOfDate(at))) break
    const hour = hasTag(term, 'Cardinal') && /^(?:at|to|til|till|until|from|-)$/.test(getWord(terms[at - 1] as Term))
    if (
      isTime(term) ||
      hour ||
      hasTag(term, 'Ordinal') ||
      (hasTag(term, 'Value') && at === to + 1 && hasTag(terms[to], 'Month'))
    )
      to = at
    else if (!links.test(getWord(term))) break
  }
  const text = joinTerms(terms.slice(from, to + 1))
  return /^(?:(?:last|every)\b|(?:in )?\d{4}$|weekend$|today$)/i.test(text) ? undefined : text
}

const unit =
  'lbs?|pounds|kgs?|kilos?|stone|miles|mi|km|k|ft|sq ?ft|euros|dollars|quid|percent|days?|weeks?|months?|years?|yrs|hours?|hrs|minutes?|mins?|seconds?|secs?|grams?|inches|orders|pieces|followers|subscribers'
const figurePattern = new RegExp(
  String.raw`(?<![\p{L}\p{N}.:])(?:[$£€]\d[\d,.]{0,12}k?|\d[\d,.]{0,12}%|\d[\d,.]{0,12}[ -]?(?:${unit})(?!\p{L})|\d[\d,]{0,12}k?)(?![\p{L}\p{N}:])`,
  'giu',
)
/** Words after which a figure is a name or a date: "day 1", "iPhone 16". */
const wordsBeforeNumber =
  /(?:\b(?:day|week|month|year|age|aged|part|stage|chapter|level|grade|yr|at|until|til|till|to|from|episode|season|round|year|in|by|over|under)|\p{Lu}\p{L}{0,14}|\p{L}{0,14}\d) $/u

/** The figure that matters: one with a unit before a bare one. */
function findNumber(line: string): string | undefined {
  const bare = line.replace(/\b\d{1,2}(?::\d\d)?\s?[ap]m\b/gi, (time) => ' '.repeat(time.length))
  const found = [...bare.matchAll(figurePattern)].map((match) => ({
    text: match[0].replace(/(?<![.,])[.,]+$/, ''),
    before: bare.slice(Math.max(0, match.index - 16), match.index),
  }))
  const measured = found.find(({ text }) => /[^\d,.]/.test(text))
  const counted = found.find(({ text, before }) => !/^(?:19|20)\d\d$/.test(text) && !wordsBeforeNumber.test(before))
  return (measured ?? counted)?.text
}

const peoplePattern =
  /^(?:beginners?|starters|moms?|mums?|dads?|parents|kids|children|toddlers|students|women|men|girls|guys|teens|adults|people|runners|owners|teachers|nurses|couples|families|renters|brides|seniors|everyone|anyone|small businesses|freelancers|introverts|newbies|dummies|creators|artists|gamers|travelers|travellers|solo travellers|vegans|vegetarians|tourists|locals)$/

function findAudience(terms: readonly Term[]): string | undefined {
  const at = terms.findIndex((term) => getWord(term) === 'for')
  if (at < 0 || hasTag(terms[at - 1], 'Gerund', 'Infinitive', 'PastTense')) return undefined
  const [run] = findTermRuns(
    terms.slice(at + 1),
    (term) =>
      hasTag(term, 'Noun', 'Adjective', 'Value', 'Actor', 'Gerund') && !hasTag(term, 'Pronoun', 'Date', 'Money'),
  )
  if (run?.at !== 0 || run.terms.length > 5) return undefined
  const head = run.terms.at(-1)
  const peopled =
    head && (peoplePattern.test(getWord(head)) || (hasTag(head, 'Plural') && hasTag(head, 'Actor', 'Kin')))
  return peopled ? joinTerms(run.terms) : undefined
}

function findOwner(line: string, terms: readonly Term[]): string | undefined {
  const name = /(?<![\p{L}\p{N}])(\p{Lu}\p{Ll}{2,19}(?: \p{Lu}\p{Ll}{2,19})?)’s \p{L}/u.exec(line)?.[1]
  if (name === undefined || /^(?:Valentine|Mother|Father|Today|Here|There|That|What|New Year)$/.test(name))
    return undefined
  const term = terms.find(({ text }) => text.startsWith(name.split(' ').at(-1) ?? name))
  return hasTag(term, 'Place', 'Date', 'Holiday', 'Demonym', 'Organization') ? undefined : name
}
