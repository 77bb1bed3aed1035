import type { Kind, Reading } from '@/lib/tool/reading'
import { tag, termsOf } from '@/lib/writer/reading/tagger'
import { foreignWords } from './foreign-words'
import { ownNouns } from './own-nouns'

/** What happens somewhere is about its place; elsewhere a place is where the writer stood. */
const placed: ReadonlySet<Kind> = new Set<Kind>(['place', 'announcement', 'offer', 'subject'])

/**
 * What a prompt is about, in the visitor's own words, best first: the nouns of its subject, those of its field, its place; its other nouns apart from
 * these, few. In other languages nothing is known, so all of it counts as such.
 */
export function ownWords({ language, kind, line, sentences, spans, niche }: Reading): {
  known: string[]
  others: string[]
} {
  if (language !== 'en') return { known: foreignWords(line, language), others: [] }
  const subject = ownNouns(spans.subject ?? '', niche)
  const rest = ownNouns(sentences.length > 1 ? sentences.join('. ') : line, niche)
  const sides = [spans.a ?? '', spans.b ?? ''].flatMap((side) =>
    [...ownNouns(side, niche).known, ...ownNouns(side, niche).others].slice(0, 1),
  )
  const place = spans.place && placed.has(kind) && isKnownPlace(spans.place) ? [bareOf(spans.place)] : []
  const main =
    kind === 'offer' || kind === 'announcement' ? [] : subject.others.filter((words) => words.includes(' '))
  const known = [...new Set([...sides, ...main, ...subject.known, ...rest.known, ...place])]
  const phrases = rest.others.filter((words) => words.includes(' '))
  const spare = niche ? [...subject.others.slice(0, 1), ...phrases] : [...subject.others, ...rest.others]
  const others = new Set(spare.filter((words) => !known.some((one) => ` ${one} `.includes(` ${words} `))))
  const time = (spans.time ?? '').toLowerCase()
  const spared =
    kind === 'place' && known.length > 0 ? [] : [...others].filter((words) => !time.includes(words))
  return {
    known: known
      .filter((words) => !sides.some((side) => side !== words && side.split(' ').includes(words)))
      .slice(0, 5),
    others: spared.slice(0, 2),
  }
}

/** A city, a country or a region, not "the brick yard". */
function isKnownPlace(place: string): boolean {
  const terms = termsOf(tag(place)).flat()
  return terms.some(({ tags }) => ['City', 'Country', 'Region'].some((name) => tags.has(name)))
}

function bareOf(place: string): string {
  return place
    .toLowerCase()
    .replace(/^(?:in|at|from|near|the)\s+/, '')
    .split(',', 1)
    .join('')
}
