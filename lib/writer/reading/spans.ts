import type { ParsedPrompt, PromptKind, PromptSpans } from '@/lib/tool/parsed-prompt'
import { findBeforeAndAfter, findSides } from './comparison-sides'
import { getWord, hasTag, joinTerms } from './grammar'
import { findSubject } from './subject'
import type { Term } from './tagger'

/** The pieces of a line that frames can hold, copied from it. */
export function findSpans(
  midSentenceLine: string,
  terms: readonly Term[],
  kind: PromptKind,
  shape: ParsedPrompt['shape'],
): PromptSpans {
  const [a, b] =
    (kind === 'change'
      ? findBeforeAndAfter(midSentenceLine)
      : kind === 'comparison' || (kind === 'question' && / than /.test(midSentenceLine))
        ? findSides(midSentenceLine)
        : null) ?? []
  const subject = findSubject(midSentenceLine, terms, kind, shape)
  const place = findPlace(terms)
  const time = findTime(terms)
  const number = findNumber(midSentenceLine)
  const audience = findAudience(terms)
  const owner = findOwner(midSentenceLine, terms)
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

/** Runs of terms for which `isMatch`, each with where it begins. */
export function findTermRuns(
  terms: readonly Term[],
  isMatch: (term: Term, index: number) => boolean,
): { start: number; terms: Term[] }[] {
  const runs: { start: number; terms: Term[] }[] = []
  for (const [index, term] of terms.entries()) {
    if (!isMatch(term, index)) continue
    const lastRun = runs.at(-1)
    if (lastRun && lastRun.start + lastRun.terms.length === index && !/[,;:]/.test(terms[index - 1]?.post ?? ''))
      lastRun.terms.push(term)
    else runs.push({ start: index, terms: [term] })
  }
  return runs
}

function findPlace(terms: readonly Term[]): string | undefined {
  const [placeRun] = findTermRuns(terms, (term) => hasTag(term, 'Place') && !hasTag(term, 'WeekDay', 'Month'))
  if (!placeRun) return undefined
  let end = placeRun.start + placeRun.terms.length
  // "Bangkok's chinatown", "Kings Cross station"
  while (
    end < terms.length &&
    placeRun.terms.length < 4 &&
    hasTag(terms[end - 1], 'Possessive') &&
    hasTag(terms[end], 'Noun')
  ) {
    placeRun.terms.push(terms[end] as Term)
    end++
  }
  const text = joinTerms(placeRun.terms).replace(/’s$/, '')
  return /^\p{Lu}/u.test(text) ? text : undefined
}

function findTime(terms: readonly Term[]): string | undefined {
  const linkWordPattern = /^(?:at|to|til|till|until|-|and|of|the|from|this|next|every|on|by|th)$/
  const isTime = (term: Term | undefined): boolean =>
    hasTag(term, 'WeekDay', 'Month', 'Time') ||
    /^(?:today|tonight|tomorrow|weekend|midnight|noon)$/.test(term ? getWord(term) : '') ||
    (hasTag(term, 'Date') && hasTag(term, 'Value'))
  /** "Saturday, first wash is free" counts washes. */
  const isDateOrdinal = (index: number): boolean =>
    !/,/.test(terms[index - 1]?.post ?? '') ||
    /^(?:of)?$/.test(terms[index + 1] ? getWord(terms[index + 1] as Term) : '')
  const anchorIndex = terms.findIndex((term) => isTime(term))
  if (anchorIndex < 0) return undefined
  let startIndex = anchorIndex
  while (
    startIndex > 0 &&
    /^(?:on|at|this|next|until|til|till|by|from|every|last|before)$/.test(getWord(terms[startIndex - 1] as Term))
  )
    startIndex--
  let endIndex = anchorIndex
  for (let index = anchorIndex + 1; index < terms.length && index <= endIndex + 3; index++) {
    const term = terms[index] as Term
    if (/[.!?]/.test(terms[index - 1]?.post ?? '') || (hasTag(term, 'Ordinal') && !isDateOrdinal(index))) break
    const isHour =
      hasTag(term, 'Cardinal') && /^(?:at|to|til|till|until|from|-)$/.test(getWord(terms[index - 1] as Term))
    if (
      isTime(term) ||
      isHour ||
      hasTag(term, 'Ordinal') ||
      (hasTag(term, 'Value') && index === endIndex + 1 && hasTag(terms[endIndex], 'Month'))
    )
      endIndex = index
    else if (!linkWordPattern.test(getWord(term))) break
  }
  const text = joinTerms(terms.slice(startIndex, endIndex + 1))
  return /^(?:(?:last|every)\b|(?:in )?\d{4}$|weekend$|today$)/i.test(text) ? undefined : text
}

const unitAlternatives =
  'lbs?|pounds|kgs?|kilos?|stone|miles|mi|km|k|ft|sq ?ft|euros|dollars|quid|percent|days?|weeks?|months?|years?|yrs|hours?|hrs|minutes?|mins?|seconds?|secs?|grams?|inches|orders|pieces|followers|subscribers'
const figurePattern = new RegExp(
  String.raw`(?<![\p{L}\p{N}.:])(?:[$£€]\d[\d,.]{0,12}k?|\d[\d,.]{0,12}%|\d[\d,.]{0,12}[ -]?(?:${unitAlternatives})(?!\p{L})|\d[\d,]{0,12}k?)(?![\p{L}\p{N}:])`,
  'giu',
)
/** Words after which a figure is a name or a date: "day 1", "iPhone 16". */
const patternBeforeNumber =
  /(?:\b(?:day|week|month|year|age|aged|part|stage|chapter|level|grade|yr|at|until|til|till|to|from|episode|season|round|year|in|by|over|under)|\p{Lu}\p{L}{0,14}|\p{L}{0,14}\d) $/u

/** The figure that matters: one with a unit before a bare one. */
function findNumber(line: string): string | undefined {
  const lineWithoutTimes = line.replace(/\b\d{1,2}(?::\d\d)?\s?[ap]m\b/gi, (time) => ' '.repeat(time.length))
  const figures = [...lineWithoutTimes.matchAll(figurePattern)].map((match) => ({
    text: match[0].replace(/(?<![.,])[.,]+$/, ''),
    before: lineWithoutTimes.slice(Math.max(0, match.index - 16), match.index),
  }))
  const figureWithUnit = figures.find(({ text }) => /[^\d,.]/.test(text))
  const plainFigure = figures.find(
    ({ text, before }) => !/^(?:19|20)\d\d$/.test(text) && !patternBeforeNumber.test(before),
  )
  return (figureWithUnit ?? plainFigure)?.text
}

const peoplePattern =
  /^(?:beginners?|starters|moms?|mums?|dads?|parents|kids|children|toddlers|students|women|men|girls|guys|teens|adults|people|runners|owners|teachers|nurses|couples|families|renters|brides|seniors|everyone|anyone|small businesses|freelancers|introverts|newbies|dummies|creators|artists|gamers|travelers|travellers|solo travellers|vegans|vegetarians|tourists|locals)$/

function findAudience(terms: readonly Term[]): string | undefined {
  const forIndex = terms.findIndex((term) => getWord(term) === 'for')
  if (forIndex < 0 || hasTag(terms[forIndex - 1], 'Gerund', 'Infinitive', 'PastTense')) return undefined
  const [run] = findTermRuns(
    terms.slice(forIndex + 1),
    (term) =>
      hasTag(term, 'Noun', 'Adjective', 'Value', 'Actor', 'Gerund') && !hasTag(term, 'Pronoun', 'Date', 'Money'),
  )
  if (run?.start !== 0 || run.terms.length > 5) return undefined
  const lastTerm = run.terms.at(-1)
  const isPeople =
    lastTerm &&
    (peoplePattern.test(getWord(lastTerm)) || (hasTag(lastTerm, 'Plural') && hasTag(lastTerm, 'Actor', 'Kin')))
  return isPeople ? joinTerms(run.terms) : undefined
}

function findOwner(line: string, terms: readonly Term[]): string | undefined {
  const name = /(?<![\p{L}\p{N}])(\p{Lu}\p{Ll}{2,19}(?: \p{Lu}\p{Ll}{2,19})?)’s \p{L}/u.exec(line)?.[1]
  if (name === undefined || /^(?:Valentine|Mother|Father|Today|Here|There|That|What|New Year)$/.test(name))
    return undefined
  const term = terms.find(({ text }) => text.startsWith(name.split(' ').at(-1) ?? name))
  return hasTag(term, 'Place', 'Date', 'Holiday', 'Demonym', 'Organization') ? undefined : name
}
