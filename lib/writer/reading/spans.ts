import type { Kind, Reading, Spans } from '@/lib/tool/reading'
import { is, textOf, wordOf } from './grammar'
import { sidesOf, wasAndIs } from './sides'
import { subjectOf } from './subject'
import type { Term } from './tagger'

/** The pieces of a line that frames can hold, copied from it. */
export function spansOf(inner: string, terms: readonly Term[], kind: Kind, shape: Reading['shape']): Spans {
  const [a, b] =
    (kind === 'change'
      ? wasAndIs(inner)
      : kind === 'comparison' || (kind === 'question' && / than /.test(inner))
        ? sidesOf(inner)
        : null) ?? []
  const subject = subjectOf(inner, terms, kind, shape)
  const place = placeOf(terms)
  const time = timeOf(terms)
  const number = numberOf(inner)
  const audience = audienceOf(terms)
  const owner = ownerOf(inner, terms)
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
export function runs(
  terms: readonly Term[],
  holds: (term: Term, at: number) => boolean,
): { at: number; terms: Term[] }[] {
  const found: { at: number; terms: Term[] }[] = []
  for (const [at, term] of terms.entries()) {
    if (!holds(term, at)) continue
    const last = found.at(-1)
    if (last && last.at + last.terms.length === at && !/[,;:]/.test(terms[at - 1]?.post ?? ''))
      last.terms.push(term)
    else found.push({ at, terms: [term] })
  }
  return found
}

function placeOf(terms: readonly Term[]): string | undefined {
  const [place] = runs(terms, (term) => is(term, 'Place') && !is(term, 'WeekDay', 'Month'))
  if (!place) return undefined
  let end = place.at + place.terms.length
  // "Bangkok's chinatown", "Kings Cross station"
  while (
    end < terms.length &&
    place.terms.length < 4 &&
    is(terms[end - 1], 'Possessive') &&
    is(terms[end], 'Noun')
  ) {
    place.terms.push(terms[end] as Term)
    end++
  }
  const text = textOf(place.terms).replace(/’s$/, '')
  return /^\p{Lu}/u.test(text) ? text : undefined
}

function timeOf(terms: readonly Term[]): string | undefined {
  const links = /^(?:at|to|til|till|until|-|and|of|the|from|this|next|every|on|by|th)$/
  const isTime = (term: Term | undefined): boolean =>
    is(term, 'WeekDay', 'Month', 'Time') ||
    /^(?:today|tonight|tomorrow|weekend|midnight|noon)$/.test(term ? wordOf(term) : '') ||
    (is(term, 'Date') && is(term, 'Value'))
  /** "Saturday, first wash is free" counts washes. */
  const isOfDate = (at: number): boolean =>
    !/,/.test(terms[at - 1]?.post ?? '') ||
    /^(?:of)?$/.test(terms[at + 1] ? wordOf(terms[at + 1] as Term) : '')
  const anchor = terms.findIndex((term) => isTime(term))
  if (anchor < 0) return undefined
  let from = anchor
  while (
    from > 0 &&
    /^(?:on|at|this|next|until|til|till|by|from|every|last|before)$/.test(wordOf(terms[from - 1] as Term))
  )
    from--
  let to = anchor
  for (let at = anchor + 1; at < terms.length && at <= to + 3; at++) {
    const term = terms[at] as Term
    if (/[.!?]/.test(terms[at - 1]?.post ?? '') || (is(term, 'Ordinal') && !isOfDate(at))) break
    const hour =
      is(term, 'Cardinal') && /^(?:at|to|til|till|until|from|-)$/.test(wordOf(terms[at - 1] as Term))
    if (
      isTime(term) ||
      hour ||
      is(term, 'Ordinal') ||
      (is(term, 'Value') && at === to + 1 && is(terms[to], 'Month'))
    )
      to = at
    else if (!links.test(wordOf(term))) break
  }
  const text = textOf(terms.slice(from, to + 1))
  return /^(?:(?:last|every)\b|(?:in )?\d{4}$|weekend$|today$)/i.test(text) ? undefined : text
}

const unit =
  'lbs?|pounds|kgs?|kilos?|stone|miles|mi|km|k|ft|sq ?ft|euros|dollars|quid|percent|days?|weeks?|months?|years?|yrs|hours?|hrs|minutes?|mins?|seconds?|secs?|grams?|inches|orders|pieces|followers|subscribers'
const figures = new RegExp(
  String.raw`(?<![\p{L}\p{N}.:])(?:[$£€]\d[\d,.]{0,12}k?|\d[\d,.]{0,12}%|\d[\d,.]{0,12}[ -]?(?:${unit})(?!\p{L})|\d[\d,]{0,12}k?)(?![\p{L}\p{N}:])`,
  'giu',
)
/** Words after which a figure is a name or a date: "day 1", "iPhone 16". */
const numbered =
  /(?:\b(?:day|week|month|year|age|aged|part|stage|chapter|level|grade|yr|at|until|til|till|to|from|episode|season|round|year|in|by|over|under)|\p{Lu}\p{L}{0,14}|\p{L}{0,14}\d) $/u

/** The figure that matters: one with a unit before a bare one. */
function numberOf(line: string): string | undefined {
  const bare = line.replace(/\b\d{1,2}(?::\d\d)?\s?[ap]m\b/gi, (time) => ' '.repeat(time.length))
  const found = [...bare.matchAll(figures)].map((match) => ({
    text: match[0].replace(/(?<![.,])[.,]+$/, ''),
    before: bare.slice(Math.max(0, match.index - 16), match.index),
  }))
  const measured = found.find(({ text }) => /[^\d,.]/.test(text))
  const counted = found.find(({ text, before }) => !/^(?:19|20)\d\d$/.test(text) && !numbered.test(before))
  return (measured ?? counted)?.text
}

const people =
  /^(?:beginners?|starters|moms?|mums?|dads?|parents|kids|children|toddlers|students|women|men|girls|guys|teens|adults|people|runners|owners|teachers|nurses|couples|families|renters|brides|seniors|everyone|anyone|small businesses|freelancers|introverts|newbies|dummies|creators|artists|gamers|travelers|travellers|solo travellers|vegans|vegetarians|tourists|locals)$/

function audienceOf(terms: readonly Term[]): string | undefined {
  const at = terms.findIndex((term) => wordOf(term) === 'for')
  if (at < 0 || is(terms[at - 1], 'Gerund', 'Infinitive', 'PastTense')) return undefined
  const [run] = runs(
    terms.slice(at + 1),
    (term) =>
      is(term, 'Noun', 'Adjective', 'Value', 'Actor', 'Gerund') && !is(term, 'Pronoun', 'Date', 'Money'),
  )
  if (run?.at !== 0 || run.terms.length > 5) return undefined
  const head = run.terms.at(-1)
  const peopled = head && (people.test(wordOf(head)) || (is(head, 'Plural') && is(head, 'Actor', 'Kin')))
  return peopled ? textOf(run.terms) : undefined
}

function ownerOf(line: string, terms: readonly Term[]): string | undefined {
  const name = /(?<![\p{L}\p{N}])(\p{Lu}\p{Ll}{2,19}(?: \p{Lu}\p{Ll}{2,19})?)’s \p{L}/u.exec(line)?.[1]
  if (name === undefined || /^(?:Valentine|Mother|Father|Today|Here|There|That|What|New Year)$/.test(name))
    return undefined
  const term = terms.find(({ text }) => text.startsWith(name.split(' ').at(-1) ?? name))
  return is(term, 'Place', 'Date', 'Holiday', 'Demonym', 'Organization') ? undefined : name
}
