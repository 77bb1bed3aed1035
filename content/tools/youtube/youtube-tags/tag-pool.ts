import { withoutEnd } from '@/lib/fit/without-end'
import { otherSpellings } from '@/lib/hashtags/other-spellings'
import { searchPhrases } from '@/lib/hashtags/search-phrases'
import { ownWords } from '@/lib/writer/tags/own-words'
import { quietWords } from '@/lib/writer/tags/quiet-words'
import { isFieldNoun } from '@/lib/writer/taxonomy/niche-of'
import type { TagDraftInput } from './fields'
import type { Kind } from './tag-list'

/** `exact` names this very video; it opens the list that is ready to copy. */
export type TagPool = Record<Exclude<Kind, 'recommended'> | 'exact', string[]>

const longestTitle = 60

/** Tags by kind, best first, each in one list: the title, the visitor's own nouns, searches made of them, other spellings. */
export function tagPool({ reading, parameters }: TagDraftInput): TagPool {
  const { kind, line, spans } = reading
  const title = line.length <= longestTitle ? [withoutEnd(line, /[.!?\s]/)] : []
  if (kind === 'hard-time')
    return { exact: [...title, ...quietWords(reading)], variations: [], longTail: [], misspellings: [] }
  const { known, others } = ownWords(reading)
  const named = [...known, ...others].filter((words) => words !== spans.audience?.toLowerCase())
  const told = spans.time !== undefined || (reading.shape === 'sentence' && kind !== 'list')
  const telling = told && named.length > 1 ? [] : title
  const subject = withoutPointer(spans.subject ?? '')
  const names = subject.includes(' ') && subject.split(' ').length <= 4 ? [subject] : []
  return apart({
    exact: [...telling, ...reading.hashtags, parameters.channel, ...names, ...named],
    longTail: searchPhrases(reading),
    variations: otherNumbers(known.filter((words) => isFieldNoun(words, null))),
    misspellings: named.slice(0, 3).flatMap(otherSpellings),
  })
}

function withoutPointer(subject: string): string {
  return subject.replace(/^(?:an?|the|my|our|your|his|her|their|this|that|these|those|some|\d+) /i, '')
}

/** "kittens" beside "kitten", for plain words alone. */
function otherNumbers(words: readonly string[]): string[] {
  return words
    .filter((word) => /^[a-z ]{4,}$/.test(word) && !/(?:ss|us|is|ing|ics|[xz]|sh|ch|y|f|ies|ves)$/.test(word))
    .map((word) => (word.endsWith('s') ? word.slice(0, -1) : `${word}s`))
}

/** Every tag stays in the first list that has it. */
function apart({ exact, variations, longTail, misspellings }: TagPool): TagPool {
  const seen = new Set<string>([''])
  const fresh = (tags: readonly string[]) =>
    tags
      .map((tag) => tag.toLowerCase().trim())
      .filter((tag) => {
        const isNew = !seen.has(tag)
        seen.add(tag)
        return isNew
      })
  return {
    exact: fresh(exact),
    longTail: fresh(longTail),
    variations: fresh(variations),
    misspellings: fresh(misspellings),
  }
}
