import { contentWords, quoted, stemOf, wordsIn } from './line-words'
import type { Check, Line } from './score-line'

const most = 10
/** How many words may stand before what it is about: about what is heard in two seconds, or read before a phone cuts. */
const early = 5

/** What it is about comes early: the keyword, else a word of the visitor's own, else any word that names something. */
export function frontLoaded(line: Line): Check {
  const wanted = wantedWords(line)
  const words = wordsIn(line.text)
  const at = words.findIndex((word) => wanted.has(stemOf(word)))
  const found = words[at]
  const check = (points: number, reason: string): Check => ({ name: 'Subject first', points, most, reason })
  if (found === undefined) {
    return check(
      0,
      line.keyword ? `Your keyword ${quoted([line.keyword])} is missing.` : 'Doesn’t say what it’s about.',
    )
  }
  const isTold = line.keyword !== '' || contentWords(line.about).length > 0
  if (at < early) return check(isTold ? most : 5, `${quoted([found])} comes within the first ${early} words.`)
  return check(5, `${quoted([found])} comes late, as word ${at + 1}.`)
}

function wantedWords({ text, about, keyword }: Line): Set<string> {
  const [first] = [keyword, about, text].map(contentWords).filter((words) => words.length > 0)
  return new Set(first?.map(stemOf))
}
