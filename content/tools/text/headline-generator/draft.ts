import { trimEndMatching } from '@/lib/core/strings/trim-end-matching'
import { truncateAtWord } from '@/lib/core/strings/truncate-at-word'
import { upperFirst } from '@/lib/core/strings/upper-first'
import { chooseLines, mostOf } from '@/lib/kits/posts/choose-lines'
import { formLabels } from '@/lib/kits/posts/form-labels'
import { firstClauses, orOwn, ownLines } from '@/lib/kits/posts/own-lines'
import { withKeyword } from '@/lib/kits/posts/with-keyword'
import type { Draft } from '@/lib/tool/define'
import type { Reading } from '@/lib/tool/reading'
import type { Frame } from '@/lib/writer/frames/frame'
import { createLines, type Line } from '@/lib/writer/frames/lines'
import { render } from '@/lib/writer/frames/render'
import type { headlineFields } from './fields'
import { fitHeadline } from './fit'
import type { Headline } from './headline'
import { type HeadlineKind, headlineKinds } from './headline-kinds'
import { quietAngle } from './present'
import { shorten } from './shorten'

export const draft: Draft<typeof headlineFields, Headline> = {
  writes: 'sentences',
  *write(input, random) {
    const { reading, parameters } = input
    const { kind, keyword, count } = parameters
    const { max } = headlineKinds[kind]
    const headlineOf = (line: Line): Headline | null =>
      fitHeadline(
        { text: line.text, angle: reading.kind === 'hard-time' ? quietAngle : formLabels[line.form] },
        input,
      )
    const fits = (line: Line) => headlineOf(line) !== null
    const findable = withKeyword(searched.has(kind) ? keyword : '', max)
    const lines = createLines(reading, random)
    const framed = [...lines.all(kind === 'tiktok' ? 'hook' : 'title'), ...moreLines(reading, kind)]
    const own = ownLines(reading).filter(fits)
    const found = orOwn(framed.filter(fits), own)
    const first = found.length > 0 ? null : (firstClauses(reading, fits) ?? cutLine(reading, max))
    for (const [index, line] of chooseLines(first ? [first] : found, mostOf(count), reading.line).entries()) {
      const headline =
        (index === 0 && !line.text.includes(':') && headlineOf(findable(line))) || headlineOf(line)
      if (headline) yield headline
    }
  },
  shorten,
}

/** Where people search, what they typed comes first, in one headline: no two open alike. */
const searched: ReadonlySet<HeadlineKind> = new Set(['blog', 'ad'])

/** Up to this many characters whole sentences seldom fit. */
const SHORT = 60

type Piece = readonly [frame: Frame, form: Line['form']]

/** Sentences of the visitor's own are headlines as they are. */
const ownSentences: readonly Piece[] = [
  ['{first}', 'statement'],
  ['{second}', 'statement'],
  ['{third}', 'statement'],
  ['{last}', 'scene'],
]

/** What holds pieces of a line where the line itself is too long. */
const pieces: readonly Piece[] = [
  ['{subject} | {place}', 'list'],
  ['{subject} | {time}', 'list'],
  ['{subject} for {audience}', 'statement'],
  ['{a} or {b}?', 'question'],
  ['{outcome}', 'statement'],
  ['{action}', 'statement'],
  ['{turn}', 'scene'],
  ['{subject}: [what happens, in four words]', 'statement'],
]

/** Two or three words are enough for an ad, which others stand beside. */
const adPieces: readonly Piece[] = [
  ['{subject}', 'statement'],
  ...pieces,
  ['{subject} | [price or offer]', 'list'],
  ['{subject} | [your city]', 'list'],
]

function moreLines(reading: Reading, kind: HeadlineKind): Line[] {
  if (reading.kind === 'hard-time') return []
  const short = kind === 'ad' ? adPieces : headlineKinds[kind].max <= SHORT ? pieces : []
  return [...ownSentences, ...short].flatMap(([frame, form]) => {
    const isOurs = reading.language !== 'en' && /\p{L}/u.test(frame.replace(/\{\w+\}/g, ''))
    const text = isOurs ? null : render(frame, reading)
    return text === null || text.length < MIN_LENGTH ? [] : [{ text: trimEndMatching(text, /\./), form }]
  })
}

/** Less is a word and no headline. */
const MIN_LENGTH = 8

/** Where nothing else fits: what it is about, or as many whole words as there is room for. */
function cutLine({ line, keywords }: Reading, max: number): Line {
  const phrase = keywords.find((words) => words.includes(' ') && words.length <= max)
  return { text: upperFirst(phrase ?? (truncateAtWord(line, max) || line.slice(0, max))), form: 'statement' }
}
