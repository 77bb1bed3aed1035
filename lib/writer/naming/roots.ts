import { CatalogueError } from '@/lib/errors'
import type { Topic } from '@/lib/writer/topic'
import type { Concept } from './concepts'
import { findConcepts } from './find-concepts'
import { latinWords } from './latin'
import { ownWords } from './own-words'
import { placeIn } from './owner'
import { singular } from './singular'

export type Root = {
  /** Lower case a–z and digits, singular where it is a plural. */
  word: string
  /** As it stands at the end of a name: "mugs" where the visitor wrote "mugs". */
  last: string
  /** As people write it: "ADHD", "C++", "Crumb". */
  shown: string
  /** Where it comes from, for the explanation. */
  from: Concept | 'own' | 'place'
}

/** How many words each field gives, the closest first. */
const shares = [9, 5, 3, 2]

/**
 * The words that a name for this topic may be built from: `own` from the visitor's text, `related` from the fields it
 * touches, the most telling first. Throws `english_only` where the text has no word in a script that gives a–z.
 */
export function rootsOf({ topic, prompt }: { topic: Topic; prompt: string }): {
  own: Root[]
  related: Root[]
} {
  const audience = new Set(latinWords(topic.audience ?? ''))
  const words = ownWords(topic.keywords, prompt)
  const byWeight = [
    ...words.filter((word) => !audience.has(word)),
    ...words.filter((word) => audience.has(word)),
  ]
  const spellings = spellingsIn(prompt)
  const place = latinWords(placeIn(prompt))[0]
  const own = byWeight.slice(0, 6).map((last): Root => {
    const word = singular(last)
    return { word, last, shown: spellings.get(last) ?? title(word), from: last === place ? 'place' : 'own' }
  })
  const taken = new Set(own.map((root) => root.word))
  const forAudience = new Set(findConcepts([], topic.audience ?? ''))
  const concepts = findConcepts(topic.keywords, prompt).sort(
    (a, b) => Number(forAudience.has(a)) - Number(forAudience.has(b)),
  )
  const related = concepts.flatMap((from, rank) =>
    from.words
      .split(' ')
      .filter((word) => !taken.has(singular(word)))
      .slice(0, shares[rank])
      .map((word): Root => ({ word, last: word, shown: title(word), from })),
  )
  if (own.length === 0 && related.length === 0) {
    throw new CatalogueError(latinWords(prompt).length > 0 ? 'unclear_topic' : 'english_only')
  }
  return { own, related }
}

/** Acronyms and marks that a reader knows by their spelling. */
function spellingsIn(prompt: string): Map<string, string> {
  const spellings = new Map<string, string>()
  if (prompt === prompt.toUpperCase()) return spellings
  for (const token of prompt.match(/[\p{L}\p{N}]+(?:\+\+|#)?/gu) ?? []) {
    const word = /^[A-Z]{2,}[a-z]?$|\+\+|#/.test(token) ? latinWords(token)[0] : undefined
    if (word !== undefined) spellings.set(word, token)
  }
  return spellings
}

function title(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
