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

/** Between two nouns of one name: "carnet de voyage". */
const joins = new Set(['de', 'di', 'da', 'do', 'du', 'del'])

/** Words that stand together between those that name nothing, in a language whose grammar is not read. */
export function foreignRuns(reading: Reading): Run[] {
  const stop = new Set(stopwords[reading.language] ?? [])
  const taken = wordsTaken(reading)
  const runs: Run['words'][number][][] = [[]]
  const tokens = reading.line.match(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’+#-]*|[^\s]/gu) ?? []
  const carries = (token = '') => {
    const word = token.toLowerCase()
    return /^\p{L}/u.test(word) && !stop.has(word) && !isPurpose(word) && !taken.has(word)
  }
  for (const [at, token] of tokens.entries()) {
    const run = runs.at(-1)
    const links = joins.has(token) && run?.length === 1 && carries(tokens[at + 1])
    if (carries(token) || links) run?.push({ text: token, kind: 'noun' })
    else runs.push([])
  }
  return runs.flatMap((run) => {
    const words = (reading.language === 'de' ? toNoun(run) : run).slice(0, longest)
    return words.length === 0 ? [] : [{ words, bare: true, person: false, sore: false, role: 'free' }]
  })
}

/** German writes its nouns in upper case, so what follows the last of them is a verb. */
function toNoun(run: Run['words']): Run['words'] {
  const end = run.findLastIndex(({ text }) => /^\p{Lu}/u.test(text))
  return end < 0 ? run : run.slice(0, end + 1)
}
