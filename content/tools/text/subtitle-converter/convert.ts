import { toText } from '@/lib/audio/captions/files'
import { mergeCues } from '@/lib/audio/captions/merge-cues'
import { paragraphsOf } from '@/lib/audio/captions/transcript'
import { clock } from '@/lib/core/format/clock'
import { count } from '@/lib/core/format/count'
import type { TextBlock, TextInput, TextResult } from '@/lib/tool/text-tool'
import { check, readingSpeed } from './check'
import type { Cue, Issue } from './cue'
import { withoutHearingNotes, withoutTags } from './markup'
import { aboveZero, mend, onOneLine } from './mend'
import { readCues } from './read-cues'
import { splitCue } from './split-cue'
import type { subtitleConverter } from './tool'
import { toJson, toSrt, toVtt } from './write'

type Input = TextInput<(typeof subtitleConverter)['fields']>

const MOST_CUES = 20_000

/** Subtitles in every format at once, with a list of what is wrong in them. */
export function run({ text, parameters }: Input): TextResult {
  const found = readCues(text)
  if (typeof found === 'string') return { problem: found }
  if (found.cues.length === 0)
    return { problem: `This looks like ${found.format}, but there are no cues in it.` }
  if (found.cues.length > MOST_CUES)
    return {
      problem: `These are ${count(found.cues.length)} cues. The converter takes up to ${count(MOST_CUES)}: do it in parts.`,
    }
  const { cues: mended, issues } = mend(found)
  const changed = change(mended, parameters)
  const all = [...issues, ...changed.issues, ...check(changed.cues, parameters.speed)]
  return { blocks: blocksOf(changed.cues, all, notesOf(found.format, mended, changed.cues)) }
}

function change(before: readonly Cue[], parameters: Input['parameters']) {
  const { shift, from, to, tags, notes, merge, split, width } = parameters
  const issues: Issue[] = []
  const rate = Number(from) / Number(to)
  let cues = before.map((cue) => {
    const [start, end] = [cue.start * rate + shift / 1000, cue.end * rate + shift / 1000]
    if (start < 0) issues.push({ line: cue.line, text: 'Moved to before zero: set to zero' })
    const words = tags ? withoutTags(cue.text) : cue.text
    return { ...cue, ...aboveZero(start, end), text: notes ? withoutHearingNotes(words) : words }
  })
  if (notes) cues = cues.filter(({ text }, index) => text !== '' || before[index]?.text === '')
  if (merge) cues = mergeCues(cues.map((cue) => ({ ...cue, text: onOneLine(cue.text) })))
  if (split) cues = cues.flatMap((cue) => splitCue(cue, width))
  return { cues, issues }
}

function notesOf(format: string, before: readonly Cue[], after: readonly Cue[]): string {
  const read = `Read as ${format}: ${cuesIn(before)}${after.length === before.length ? '' : `, now ${cuesIn(after)}`}.`
  return format === 'plain text'
    ? `${read} It has no times, so each line got one by how long it takes to read. Adjust them to your video.`
    : read
}

const cuesIn = ({ length }: readonly Cue[]) => (length === 1 ? '1 cue' : `${count(length)} cues`)

function blocksOf(cues: readonly Cue[], issues: readonly Issue[], note: string): TextBlock[] {
  const words = cues.map(({ start, end, text }) => ({ start, end, text: onOneLine(withoutTags(text)) }))
  const said = words.filter(({ text }) => text !== '')
  const plain = { segments: said, text: paragraphsOf(said) }
  const wrong = rowsOf(issues)
  return [
    { kind: 'note', text: note },
    ...(wrong.length > 0 ? [checkTable(wrong)] : []),
    { kind: 'text', name: 'SRT', text: toSrt(cues), file: 'subtitles.srt' },
    { kind: 'text', name: 'WebVTT', text: toVtt(cues), file: 'subtitles.vtt' },
    { kind: 'text', name: 'Plain text', text: toText(plain, { timestamps: false }), file: 'subtitles.txt' },
    {
      kind: 'text',
      name: 'Text with times',
      text: toText(plain, { timestamps: true }),
      file: 'subtitles-times.txt',
    },
    { kind: 'text', name: 'JSON', text: toJson(words), file: 'subtitles.json' },
    {
      kind: 'table',
      caption: 'Cues',
      columns: ['#', 'Start', 'Lasts', 'Characters a second', 'Words'],
      rows: cues.map((cue, index) => [
        String(index + 1),
        clock(cue.start),
        `${(cue.end - cue.start).toFixed(1)} s`,
        readingSpeed(cue).toFixed(1),
        words[index]?.text ?? '',
      ]),
    },
  ]
}

/** By line; what is said of several pieces of one cue stands once. */
function rowsOf(issues: readonly Issue[]): string[][] {
  const sorted = issues.toSorted((one, other) => one.line - other.line)
  const rows = new Map(sorted.map(({ line, text }) => [`${line} ${text}`, [String(line), text]]))
  return [...rows.values()]
}

const checkTable = (rows: string[][]): TextBlock => ({
  kind: 'table',
  caption: `What to check (${count(rows.length)})`,
  columns: ['Line', 'What'],
  rows,
})
