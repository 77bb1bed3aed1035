import { lastResort } from '@/lib/writer/tags/last-resort'
import { ownWords } from '@/lib/writer/tags/own-words'
import { quietWords } from '@/lib/writer/tags/quiet-words'
import { searchPhrases } from '@/lib/writer/tags/search-phrases'
import type { TagDraftInput } from './fields'
import { otherSpellings } from './other-spellings'

/** `exact` names this very video; it opens the list that is ready to copy. */
export type TagPool = Record<'exact' | 'longTail' | 'variations', string[]>

const MAX_TITLE_WORDS = 4

/** Tags by kind, best first, each in one list: the title, the visitor's own nouns, searches made of them, other spellings. */
export function buildTagPool({ reading, parameters }: TagDraftInput): TagPool {
  const { kind, line, shape, spans, hashtags } = reading
  const title =
    line.split(' ').length <= MAX_TITLE_WORDS && !/[.…!?,]/.test(line) ? [stripDeterminer(line)] : []
  if (kind === 'hard-time') return { exact: [...title, ...quietWords(reading)], variations: [], longTail: [] }
  const { known, others } = ownWords(reading)
  const named = [...known, ...others].filter((words) => words !== spans.audience?.toLowerCase())
  const told = spans.time !== undefined || (shape === 'sentence' && kind !== 'list')
  const telling = told && named.length > 1 ? [] : title
  const exact = [...telling, ...hashtags, parameters.channel, ...subjectOf(spans.subject ?? ''), ...named]
  return removeCrossDuplicates({
    exact: exact.some((tag) => tag !== '') ? exact : lastResort(reading),
    longTail: searchPhrases(reading),
    variations: named.slice(0, 4).flatMap(otherSpellings),
  })
}

/** A subject of two to four words without the name behind it: "shelter dog Biscuit" is left to its nouns. */
function subjectOf(subject: string): string[] {
  const bare = stripDeterminer(subject)
  const words = bare.split(' ').length
  return words > 1 && words <= 4 && !/\p{Ll} \p{Lu}/u.test(bare) ? [bare] : []
}

function stripDeterminer(subject: string): string {
  return subject.replace(/^(?:an?|the|my|our|your|his|her|their|this|that|these|those|some|\d+) /i, '')
}

/** Every tag stays in the first list that has it. */
function removeCrossDuplicates({ exact, variations, longTail }: TagPool): TagPool {
  const seen = new Set<string>([''])
  const fresh = (tags: readonly string[]) =>
    tags
      .map((tag) => tag.toLowerCase().trim())
      .filter((tag) => {
        const isNew = !seen.has(tag)
        seen.add(tag)
        return isNew
      })
  return { exact: fresh(exact), longTail: fresh(longTail), variations: fresh(variations) }
}
