import { fields } from '@/lib/writer/taxonomy/fields'
import { creatorWords } from './creator-words'

let words: Set<string> | undefined

/** Single words that creators use: the fields' own and the list of everyday ones. */
export function vocabulary(): ReadonlySet<string> {
  words ??= new Set(
    [...Object.values(fields).map(({ nouns }) => nouns), creatorWords].flatMap((list) =>
      list.split(/[\s,_]+/).filter((word) => /^[a-z-]{3,}$/.test(word)),
    ),
  )
  return words
}
