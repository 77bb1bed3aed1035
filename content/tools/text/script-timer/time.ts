import { formatCount } from '@/lib/core/format/format-count'
import { formatTimestamp } from '@/lib/core/format/format-timestamp'
import type { TextBlock, TextInput, TextResult } from '@/lib/tool/text-tool'
import { buildLimitMarks, limitKinds } from './limit-marks'
import { paceSample } from './pace-sample'
import { splitParagraphs } from './paragraphs'
import { type Moment, momentsOf } from './speaking-time'
import type { scriptTimer } from './tool'

type Input = TextInput<(typeof scriptTimer)['fields']>

const MAX_WORDS = 20_000

/** How long a script takes to say, in all and paragraph by paragraph, and where the usual lengths of a short video are over. */
export function run({ text, parameters: { wpm, length, punctuation } }: Input): TextResult {
  const moments = momentsOf(text, { wpm, punctuation })
  const words = moments.filter(({ spoken }) => spoken).length
  if (words > MAX_WORDS) {
    return {
      problem: `This script has ${formatCount(words)} words. The timer takes up to ${formatCount(MAX_WORDS)}, over two hours: paste it in parts.`,
    }
  }
  const total = moments.at(-1)?.to ?? 0
  const paragraphs = splitParagraphs(text)
  return {
    blocks: [
      { kind: 'figures', figures: buildFigures(moments, words, Number(length)) },
      { kind: 'note', text: describeFit(total, Number(length), wpm) },
      {
        kind: 'marked',
        name: 'Where each length is over',
        text,
        kinds: limitKinds,
        marks: buildLimitMarks(text, moments, total),
      },
      ...(paragraphs.length > 0 ? [buildTable(paragraphs, moments)] : []),
      { kind: 'spoken', lines: paragraphs.map((paragraph) => paragraph.text), pace: wpm },
      { kind: 'pace', field: 'wpm', min: 60, max: 300, sample: paceSample },
    ],
  }
}

function buildFigures(moments: readonly Moment[], words: number, length: number) {
  const total = moments.at(-1)?.to ?? 0
  const silent = moments.reduce((sum, { from, to, spoken }) => (spoken ? sum : sum + to - from), 0)
  return [
    {
      label: `Of ${length} seconds`,
      value: formatTimestamp(Math.ceil(total)),
      // A full bar says that a goal is reached, which a script that is too long has not.
      ...(total <= length && { share: total / length }),
    },
    { label: 'Words spoken', value: formatCount(words) },
    { label: 'Pauses', value: `${silent.toFixed(1)} s` },
  ]
}

function describeFit(total: number, length: number, wpm: number): string {
  const spare = length - Math.ceil(total)
  const words = formatCount(Math.abs(spare) * (wpm / 60))
  if (spare >= 0) return `Fits into ${length} seconds with ${spare} s to spare: about ${words} more words.`
  return `${-spare} s too long for ${length} seconds: take out about ${words} words, or speak faster.`
}

function buildTable(paragraphs: ReturnType<typeof splitParagraphs>, moments: readonly Moment[]): TextBlock {
  let next = 0
  let before = 0
  const rows = paragraphs.map(({ text, end }, index) => {
    const from = before
    let words = 0
    for (let moment = moments[next]; moment && moment.at < end; moment = moments[next]) {
      if (moment.spoken) words += 1
      before = moment.to
      next += 1
    }
    return [
      String(index + 1),
      formatTimestamp(from),
      `${(before - from).toFixed(1)} s`,
      formatCount(words),
      getFirstWords(text),
    ]
  })
  return {
    kind: 'table',
    caption: 'Paragraph by paragraph',
    columns: ['No.', 'Starts', 'Takes', 'Words', 'Begins with'],
    rows,
  }
}

function getFirstWords(text: string): string {
  const words = text.slice(0, 200).split(/\s+/)
  return words.length > 5 ? `${words.slice(0, 5).join(' ')} …` : words.join(' ')
}
