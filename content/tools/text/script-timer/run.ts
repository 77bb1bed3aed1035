import { formatCount } from '@/lib/core/format/format-number'
import { formatQuantity } from '@/lib/core/format/format-quantity'
import { formatTimestamp } from '@/lib/core/format/format-time'
import type { Mark, MarkKind } from '@/lib/tool/marks'
import { buildNote, buildTable, type TextRun } from '@/lib/tool/text-tool'
import { buildSpeechSegments, type SpeechSegment } from './speaking-time'
import type scriptTimer from './tool'

export const limitSeconds = [15, 30, 60, 90] as const

const limitKinds = [
  { kind: '15', label: 'Up to 15 s', variant: 'green' },
  { kind: '30', label: 'Up to 30 s', variant: 'cyan' },
  { kind: '60', label: 'Up to 60 s', variant: 'purple' },
  { kind: '90', label: 'Up to 90 s', variant: 'amber' },
  { kind: 'over', label: 'After 90 s', variant: 'red' },
] as const satisfies readonly MarkKind[]

/** Marks the part of a script spoken before each limit; the last mark ends with the script. */
function buildLimitMarks(text: string, segments: readonly SpeechSegment[], totalSeconds: number): Mark[] {
  const marks: Mark[] = []
  let start = 0
  for (const limit of limitSeconds) {
    const nextSegment = segments.find(({ endSeconds }) => endSeconds > limit)
    if (!nextSegment) break
    if (nextSegment.start > start) {
      marks.push({
        start,
        end: nextSegment.start,
        kind: String(limit),
        badge: `${limit} s`,
        explanation: `That’s ${limit} seconds. Anything after this won’t fit in a ${limit}-second video.`,
      })
    }
    start = nextSegment.start
  }
  const kind = limitSeconds.find((limit) => totalSeconds <= limit) ?? 'over'
  const end = text.trimEnd().length
  if (totalSeconds === 0 || end <= start) return marks
  return [
    ...marks,
    {
      start,
      end,
      kind: String(kind),
      badge: `end ${formatTimestamp(Math.ceil(totalSeconds))}`,
      explanation: 'Your script ends here.',
    },
  ]
}

/** A trimmed paragraph and its position, in UTF-16 units. */
type Paragraph = { text: string; start: number; end: number }

/** Splits at empty lines, or at every line if there are none. */
function splitParagraphs(text: string): Paragraph[] {
  const hasGap = /\n[^\S\n]*\n/.test(text.trim())
  const matches = text.matchAll(hasGap ? /\S[^\n]*(?:\n[^\n]*\S[^\n]*)*/g : /\S[^\n]*/g)
  return Array.from(matches, ({ 0: match, index: start }) => {
    const paragraph = match.trimEnd()
    return { text: paragraph, start, end: start + paragraph.length }
  })
}

/** Read aloud to measure a pace. Like a typical script, it has short and long sentences, a number and a question. */
const paceSample =
  'Last spring I stopped buying bread. Not because I had a plan, but because the bakery on our street closed, and the next one is twenty minutes away. So I bought flour, salt and a cheap thermometer, and I started to bake. The first loaf was flat. The second one was worse! But around the tenth loaf something changed: I knew by touch when the dough was ready. Would I go back now? No. The kitchen smells better than any shop.'

export const MAX_WORDS = 20_000

/** Times a script as a whole and by paragraph, and marks the usual lengths of a short video. */
export const run: TextRun<typeof scriptTimer> = ({ text, parameters: { wpm, length, punctuation } }) => {
  const segments = buildSpeechSegments(text, { wordsPerMinute: wpm, hasPunctuationPauses: punctuation })
  const wordCount = segments.filter(({ isSpoken }) => isSpoken).length
  if (wordCount > MAX_WORDS) {
    return {
      problem: `This script has ${formatCount(wordCount)} words. You can time up to ${formatCount(MAX_WORDS)} at once, which is over two hours of talking.`,
    }
  }
  const totalSeconds = segments.at(-1)?.endSeconds ?? 0
  const paragraphs = splitParagraphs(text)
  return {
    blocks: [
      { kind: 'figures', figures: buildFigures(segments, wordCount, Number(length)) },
      buildNote(describeFit(totalSeconds, Number(length), wpm)),
      {
        kind: 'marked',
        name: 'Where you hit each limit',
        text,
        kinds: limitKinds,
        marks: buildLimitMarks(text, segments, totalSeconds),
      },
      ...(paragraphs.length > 0 ? [buildParagraphTable(paragraphs, segments)] : []),
      { kind: 'spoken', lines: paragraphs.map((paragraph) => paragraph.text), pace: wpm },
      { kind: 'pace', field: 'wpm', min: 60, max: 300, sample: paceSample },
    ],
  }
}

function buildFigures(segments: readonly SpeechSegment[], wordCount: number, targetSeconds: number) {
  const totalSeconds = segments.at(-1)?.endSeconds ?? 0
  const silentSeconds = segments.reduce(
    (sum, { startSeconds, endSeconds, isSpoken }) => (isSpoken ? sum : sum + endSeconds - startSeconds),
    0,
  )
  return [
    {
      label: `Out of ${targetSeconds} seconds`,
      value: formatTimestamp(Math.ceil(totalSeconds)),
      // No bar for a script that is too long: a full bar means that a goal is reached.
      ...(totalSeconds <= targetSeconds && { share: totalSeconds / targetSeconds }),
    },
    { label: 'Words spoken', value: formatCount(wordCount) },
    { label: 'Pauses', value: `${silentSeconds.toFixed(1)} s` },
  ]
}

function describeFit(totalSeconds: number, targetSeconds: number, wpm: number): string {
  const remainingSeconds = targetSeconds - Math.ceil(totalSeconds)
  const wordCount = Math.round(Math.abs(remainingSeconds) * (wpm / 60))
  if (remainingSeconds >= 0)
    return `Fits in ${targetSeconds} seconds with ${remainingSeconds} s to spare. That’s about ${formatCount(wordCount)} more ${wordCount === 1 ? 'word' : 'words'}.`
  return `${-remainingSeconds} s too long for ${targetSeconds} seconds. Cut about ${formatQuantity(wordCount, 'word')} or talk faster.`
}

function buildParagraphTable(paragraphs: readonly Paragraph[], segments: readonly SpeechSegment[]) {
  let segmentIndex = 0
  let elapsedSeconds = 0
  const rows = paragraphs.map(({ text, end }, index) => {
    const startSeconds = elapsedSeconds
    let wordCount = 0
    for (let segment = segments[segmentIndex]; segment && segment.start < end; segment = segments[segmentIndex]) {
      if (segment.isSpoken) wordCount += 1
      elapsedSeconds = segment.endSeconds
      segmentIndex += 1
    }
    return [
      String(index + 1),
      formatTimestamp(startSeconds),
      `${(elapsedSeconds - startSeconds).toFixed(1)} s`,
      wordCount,
      getFirstWords(text),
    ]
  })
  return buildTable('Paragraph by paragraph', ['No.', 'Start', 'Length', 'Words', 'First words'], rows)
}

function getFirstWords(text: string): string {
  const words = text.slice(0, 200).split(/\s+/)
  return words.length > 5 ? `${words.slice(0, 5).join(' ')} …` : words.join(' ')
}
