import type { ParsedPrompt, PromptKind } from '@/lib/tool/parsed-prompt'
import { getTerms, tagText } from '@/lib/writer/reading/tagger'
import { findForeignWords } from './foreign-words'
import { findTextNouns } from './text-nouns'

/** What happens somewhere is about its place; elsewhere a place is where the writer stood. */
const kindsWithPlace: ReadonlySet<PromptKind> = new Set<PromptKind>(['place', 'announcement', 'offer', 'subject'])

/**
 * What a prompt is about, in the visitor's own words, best first: the nouns of its subject, those of its field, its place; its other nouns apart from
 * these, few. In other languages nothing is known, so all of it counts as such.
 */
export function getTopicWords({ language, kind, line, sentences, spans, niche }: ParsedPrompt): {
  known: string[]
  others: string[]
} {
  if (language !== 'en') return { known: findForeignWords(line, language), others: [] }
  const subjectNouns = findTextNouns(spans.subject ?? '', niche)
  const lineNouns = findTextNouns(sentences.length > 1 ? sentences.join('. ') : line, niche)
  const sideNouns = [spans.a ?? '', spans.b ?? ''].flatMap((side) =>
    [...findTextNouns(side, niche).nicheNouns, ...findTextNouns(side, niche).otherNouns].slice(0, 1),
  )
  const placeWords =
    spans.place && kindsWithPlace.has(kind) && isKnownPlace(spans.place) ? [removePreposition(spans.place)] : []
  const subjectPhrases =
    kind === 'offer' || kind === 'announcement' ? [] : subjectNouns.otherNouns.filter((phrase) => phrase.includes(' '))
  const known = [
    ...new Set([...sideNouns, ...subjectPhrases, ...subjectNouns.nicheNouns, ...lineNouns.nicheNouns, ...placeWords]),
  ]
  const phrases = lineNouns.otherNouns.filter((phrase) => phrase.includes(' '))
  const spareNouns = niche
    ? [...subjectNouns.otherNouns.slice(0, 1), ...phrases]
    : [...subjectNouns.otherNouns, ...lineNouns.otherNouns]
  const others = new Set(spareNouns.filter((phrase) => !known.some((one) => ` ${one} `.includes(` ${phrase} `))))
  const time = (spans.time ?? '').toLowerCase()
  const keptNouns = kind === 'place' && known.length > 0 ? [] : [...others].filter((phrase) => !time.includes(phrase))
  return {
    known: known
      .filter((phrase) => !sideNouns.some((side) => side !== phrase && side.split(' ').includes(phrase)))
      .slice(0, 5),
    others: keptNouns.slice(0, 2),
  }
}

/** A city, a country or a region, not "the brick yard". */
function isKnownPlace(place: string): boolean {
  const terms = getTerms(tagText(place)).flat()
  return terms.some(({ tags }) => ['City', 'Country', 'Region'].some((name) => tags.has(name)))
}

function removePreposition(place: string): string {
  return place
    .toLowerCase()
    .replace(/^(?:in|at|from|near|the)\s+/, '')
    .split(',', 1)
    .join('')
}
