import * as lists from 'stopword'
import type { Reading } from '@/lib/writer/reading/reading'
import type { Run } from './material'
import { isPurpose } from './purpose'
import { wordsTaken } from './words-taken'

const stopwords: Readonly<Record<string, readonly string[]>> = {
  es: lists.spa,
  pt: lists.por,
  fr: lists.fra,
  de: lists.deu,
  it: lists.ita,
  id: lists.ind,
  nl: lists.nld,
  pl: lists.pol,
  tr: lists.tur,
}

const longest = 3

/** Words that stand together between those that name nothing, in a language whose grammar is not read. */
export function foreignRuns(reading: Reading): Run[] {
  const stop = new Set(stopwords[reading.language] ?? [])
  const taken = wordsTaken(reading)
  const runs: Run['words'][number][][] = [[]]
  for (const token of reading.line.match(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’+#-]*|[^\s]/gu) ?? []) {
    const word = token.toLowerCase()
    if (stop.has(word) || isPurpose(word) || taken.has(word) || !/^\p{L}/u.test(word)) runs.push([])
    else runs.at(-1)?.push({ text: token, kind: 'noun' })
  }
  return runs.flatMap((words) =>
    words.length === 0 ? [] : [{ words: words.slice(0, longest), bare: true, person: false }],
  )
}
