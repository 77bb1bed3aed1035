import { trimEndMatching } from '@/lib/core/strings/trim-end-matching'
import { truncateAtWord } from '@/lib/core/strings/truncate-at-word'
import { upperFirst } from '@/lib/core/strings/upper-first'
import { chooseLines, limitResultCount } from '@/lib/kits/posts/choose-lines'
import { lineFormLabels } from '@/lib/kits/posts/line-form-labels'
import { createKeywordPrepender } from '@/lib/kits/posts/prepend-keyword'
import { shortenTitle } from '@/lib/kits/posts/shorten-title'
import { addVisitorLinesIfFew, buildVisitorLines, findFirstClauses } from '@/lib/kits/posts/visitor-lines'
import type { ParsedPrompt } from '@/lib/tool/parsed-prompt'
import type { DraftRecipe } from '@/lib/tool/tool-definition'
import type { Frame } from '@/lib/writer/frames/frame'
import { createLinePicker, type Line } from '@/lib/writer/frames/line-picker'
import { renderFrame } from '@/lib/writer/frames/render-frame'
import type { HeadlineInput, headlineFields } from './fields'
import { fitHeadline } from './fit'
import type { Headline } from './headline'
import { type HeadlineKind, headlineKinds } from './headline-kinds'
import { quietAngle } from './present'

/** The headline without what stands in brackets, one of its halves or its padding. Null where nothing can go. */
function shorten(item: Headline, input: HeadlineInput): Headline | null {
  const text = shortenTitle(item.text)
  return text === null ? null : fitHeadline({ ...item, text }, input)
}

export const draft: DraftRecipe<typeof headlineFields, Headline> = {
  outputKind: 'sentences',
  *write(input, random) {
    const { reading, parameters } = input
    const { kind, keyword, count } = parameters
    const { max } = headlineKinds[kind]
    const toHeadline = (line: Line): Headline | null =>
      fitHeadline(
        { text: line.text, angle: reading.kind === 'hard-time' ? quietAngle : lineFormLabels[line.form] },
        input,
      )
    const isUsable = (line: Line) => toHeadline(line) !== null
    const addKeyword = createKeywordPrepender(searchableKinds.has(kind) ? keyword : '', max)
    const linePicker = createLinePicker(reading, random)
    const candidateLines = [
      ...linePicker.takeAll(kind === 'tiktok' ? 'hook' : 'title'),
      ...buildExtraLines(reading, kind),
    ]
    const visitorLines = buildVisitorLines(reading).filter(isUsable)
    const usableLines = addVisitorLinesIfFew(candidateLines.filter(isUsable), visitorLines)
    const fallbackLine =
      usableLines.length > 0 ? null : (findFirstClauses(reading, isUsable) ?? buildShortenedLine(reading, max))
    for (const [index, line] of chooseLines(
      fallbackLine ? [fallbackLine] : usableLines,
      limitResultCount(count),
      reading.line,
    ).entries()) {
      const headline = (index === 0 && !line.text.includes(':') && toHeadline(addKeyword(line))) || toHeadline(line)
      if (headline) yield headline
    }
  },
  shorten,
}

/** Where people search, what they typed comes first, in one headline: no two open alike. */
const searchableKinds: ReadonlySet<HeadlineKind> = new Set(['blog', 'ad'])

/** Up to this many characters whole sentences seldom fit. */
const MAX_SHORT_LENGTH = 60

type HeadlineFrame = readonly [frame: Frame, form: Line['form']]

/** Sentences of the visitor's own are headlines as they are. */
const sentenceFrames: readonly HeadlineFrame[] = [
  ['{first}', 'statement'],
  ['{second}', 'statement'],
  ['{third}', 'statement'],
  ['{last}', 'scene'],
]

/** What holds pieces of a line where the line itself is too long. */
const shortFrames: readonly HeadlineFrame[] = [
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
const adFrames: readonly HeadlineFrame[] = [
  ['{subject}', 'statement'],
  ...shortFrames,
  ['{subject} | [price or offer]', 'list'],
  ['{subject} | [your city]', 'list'],
]

function buildExtraLines(reading: ParsedPrompt, kind: HeadlineKind): Line[] {
  if (reading.kind === 'hard-time') return []
  const kindFrames = kind === 'ad' ? adFrames : headlineKinds[kind].max <= MAX_SHORT_LENGTH ? shortFrames : []
  return [...sentenceFrames, ...kindFrames].flatMap(([frame, form]) => {
    const isWrongLanguage = reading.language !== 'en' && /\p{L}/u.test(frame.replace(/\{\w+\}/g, ''))
    const text = isWrongLanguage ? null : renderFrame(frame, reading)
    return text === null || text.length < MIN_LENGTH ? [] : [{ text: trimEndMatching(text, /\./), form }]
  })
}

/** Less is a word and no headline. */
const MIN_LENGTH = 8

/** Where nothing else fits: what it is about, or as many whole words as there is room for. */
function buildShortenedLine({ line, keywords }: ParsedPrompt, max: number): Line {
  const phrase = keywords.find((keyword) => keyword.includes(' ') && keyword.length <= max)
  return { text: upperFirst(phrase ?? (truncateAtWord(line, max) || line.slice(0, max))), form: 'statement' }
}
