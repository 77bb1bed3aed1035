import { hasBlank } from '@/lib/core/strings/blanks'
import { firstWord } from '@/lib/core/strings/first-word'
import { truncateAtWord } from '@/lib/core/strings/truncate-at-word'
import { chooseLines, mostOf } from '@/lib/kits/posts/choose-lines'
import { firstClauses, orOwn, ownLines } from '@/lib/kits/posts/own-lines'
import { shotsOf } from '@/lib/kits/posts/shots-of'
import { withKeyword } from '@/lib/kits/posts/with-keyword'
import { utf16Length } from '@/lib/platforms/counting/text-length'
import { youtubeTitle } from '@/lib/platforms/networks/youtube'
import type { Draft } from '@/lib/tool/define'
import { createLines, type Line } from '@/lib/writer/frames/lines'
import type { titleFields } from './fields'
import { fitTitle } from './fit'
import { getFormula } from './get-formula'
import { shorten } from './shorten'
import type { Title } from './title'

/** Titles of a Short stand below a running video. */
const MAX_SHORT = 40

export const draft: Draft<typeof titleFields, Title> = {
  writes: 'sentences',
  *write(input, random) {
    const { reading, parameters } = input
    const { intent, count, keyword } = parameters
    const hasSet = intent !== 'shorts' && reading.kind !== 'hard-time'
    const titleOf = (line: Line, thumbnail = ''): Title | null =>
      fitTitle(
        { title: line.text, formula: getFormula(line, reading.kind), thumbnail, alternatives: [] },
        input,
      )
    const fits = (line: Line) => titleOf(line) !== null
    const findable = withKeyword(intent === 'search' ? keyword : '', youtubeTitle.max)
    const framed = createLines(reading, random).all('title').map(findable).filter(fits).toSorted(briefFirst)
    const isShort = ({ text }: Line) => intent !== 'shorts' || utf16Length(text) <= MAX_SHORT
    const own = ownLines(reading).map(findable).filter(fits)
    const sayable = [orOwn(framed.filter(isShort), own.filter(isShort)), orOwn(framed, own)]
    const found = sayable.find(({ length }) => length > 0)
    const chosen = found ?? [firstClauses(reading, fits) ?? cutLine(reading.line)]
    const lines = chooseLines(chosen, mostOf(count) + (hasSet ? 2 : 0), reading.line)
    const shots = shotsOf(reading, random)
    const titles = lines.flatMap((line) => titleOf(line, shots.pop()) ?? [])
    const set = hasSet ? testSet(titles.filter(({ title }) => !hasBlank(title))) : null
    if (set) yield set
    yield* titles.filter(({ title }) => ![set?.title, ...(set?.alternatives ?? [])].includes(title))
  },
  shorten,
}

const cutLine = (text: string): Line => ({ text: truncateAtWord(text, youtubeTitle.max), form: 'statement' })

/** A result list shows about this much. */
const MAX_SHOWN = 60

const briefFirst = (a: Line, b: Line) =>
  Number(utf16Length(a.text) > MAX_SHOWN) - Number(utf16Length(b.text) > MAX_SHOWN)

/** Fewer titles than this are shown one by one. */
const MIN_FOR_SET = 5

/** Three titles with three first words, of as many formulas as there are: a test compares ideas, not wordings. */
function testSet(titles: readonly Title[]): Title | null {
  if (titles.length < MIN_FOR_SET) return null
  const chosen: Title[] = []
  const opensAnew = ({ title }: Title) => chosen.every((other) => firstWord(other.title) !== firstWord(title))
  const isNew = ({ formula }: Title) => chosen.every((other) => other.formula !== formula)
  for (const title of titles) if (opensAnew(title) && isNew(title)) chosen.push(title)
  for (const title of titles) if (opensAnew(title)) chosen.push(title)
  const [first, second, third] = chosen
  return first && second && third ? { ...first, alternatives: [second.title, third.title] } : null
}
