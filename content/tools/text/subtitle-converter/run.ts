import { areRolling, mergeCues, removeRepeats } from '@/lib/audio/captions/cues'
import type { Issue } from '@/lib/audio/captions/timed-text'
import { formatParagraphs, type Segment } from '@/lib/audio/captions/transcript'
import { formatSrt, formatVtt, roundTimes, toText } from '@/lib/audio/captions/transcript-files'
import {
  type Cue,
  clampTimes,
  joinCueLines,
  joinSimultaneous,
  PLAIN_TEXT_FORMAT,
  repairCues,
  splitCue,
} from '@/lib/audio/subtitles/cues'
import {
  createSpeakerNamer,
  moveInlineTimes,
  removeSdhAnnotations,
  stripTags,
  toSrtText,
  toVttText,
} from '@/lib/audio/subtitles/markup'
import { parseCues } from '@/lib/audio/subtitles/parse-cues'
import { formatCount } from '@/lib/core/format/format-number'
import { formatTimestamp } from '@/lib/core/format/format-time'
import { uniqueBy } from '@/lib/core/unique-by'
import { countGraphemes } from '@/lib/platforms/counting/graphemes'
import { buildNote, buildTable, type TextBlock, type TextRun } from '@/lib/tool/text-tool'
import type subtitleConverter from './tool'

/** Returns a cue's reading speed in graphemes per second, to one decimal. Line breaks are not counted. */
function getReadingSpeed({ text, start, end }: Cue): number {
  const characterCount = countGraphemes(stripTags(text).replaceAll('\n', ''))
  return Math.round((characterCount / Math.max(0.001, end - start)) * 10) / 10
}

/** Finds cues that overlap the previous one or exceed `maxSpeed` characters per second. Expects cues in order. */
function findIssues(cues: readonly Cue[], maxSpeed: number): Issue[] {
  return cues.flatMap((cue, index) => {
    const previousCue = cues[index - 1]
    const overlap = previousCue && !isSimultaneous(previousCue, cue) ? previousCue.end - cue.start : 0
    const speed = getReadingSpeed(cue)
    return [
      overlap > 0.0005 ? `Overlaps the previous cue by ${Number(overlap.toFixed(3))} s` : '',
      speed > maxSpeed ? `Too fast: ${speed} characters per second` : '',
    ]
      .filter(Boolean)
      .map((text) => ({ lineNumber: cue.lineNumber, text }))
  })
}

const isSimultaneous = (one: Cue, other: Cue) => one.start === other.start && one.end === other.end

type Input = Parameters<typeof run>[0]

export const MAX_CUES = 20_000

export const run: TextRun<typeof subtitleConverter> = ({ text, parameters }) => {
  const parseResult = parseCues(text, Number(parameters.from))
  if (typeof parseResult === 'string') return { problem: parseResult }
  if (parseResult.cues.length === 0)
    return { problem: `This looks like ${parseResult.format}, but we can’t find any cues in it.` }
  if (parseResult.cues.length > MAX_CUES)
    return {
      problem: `That’s ${formatCount(parseResult.cues.length)} cues. You can convert up to ${formatCount(MAX_CUES)} at a time.`,
    }
  const { cues: repairedCues, issues } = repairCues(parseResult)
  const isRolling = areRolling(repairedCues)
  const transformResult = transformCues(isRolling ? removeRepeats(repairedCues) : repairedCues, parameters)
  const allIssues = [...issues, ...transformResult.issues, ...findIssues(transformResult.cues, parameters.speed)]
  const note = [
    describeFormat(parseResult.format, repairedCues, transformResult.cues),
    parseResult.isInFrames &&
      `Its times are in frames, read at ${parameters.from} fps. If that’s wrong, change both frame rates.`,
    parseResult.isShortened && 'Its cues overlapped, so each now ends when the next starts.',
    isRolling && 'Its cues repeat each line as they roll, so we left each line once.',
  ]
  return {
    blocks: buildBlocks(transformResult.cues, { issues: allIssues, note: note.filter(Boolean).join(' '), parameters }),
  }
}

function transformCues(sourceCues: readonly Cue[], parameters: Input['parameters']) {
  const { notes: shouldRemoveNotes } = parameters
  const issues: Issue[] = []
  const speedRatio = Number(parameters.from) / Number(parameters.to)
  const moveTime = (seconds: number) => seconds * speedRatio + parameters.shift / 1000
  let cues = sourceCues.map((cue) => {
    const [start, end] = [moveTime(cue.start), moveTime(cue.end)]
    if (start < 0) issues.push({ lineNumber: cue.lineNumber, text: 'Shifted before the start, so set to zero' })
    const cueText = parameters.tags ? stripTags(formatSpeakers(cue.text, parameters)) : cue.text
    const text = shouldRemoveNotes ? removeSdhAnnotations(cueText) : cueText
    return { ...cue, ...clampTimes(start, end), text: moveInlineTimes(text, moveTime) }
  })
  if (shouldRemoveNotes) cues = cues.filter(({ text }, index) => text !== '' || sourceCues[index]?.text === '')
  if (parameters.merge) cues = mergeCues(cues.map((cue) => ({ ...cue, text: joinCueLines(cue.text) })))
  if (parameters.split)
    cues = cues.flatMap((cue) => splitCue({ ...cue, text: formatSpeakers(cue.text, parameters) }, parameters.width))
  return { cues, issues }
}

/** WebVTT has tags for speakers; the other formats get names. */
const formatSpeakers = (text: string, { speakers, notes: shouldRemoveNotes }: Input['parameters']) =>
  speakers && !shouldRemoveNotes ? createSpeakerNamer()(text) : text

const toPlainText = (text: string) => joinCueLines(stripTags(text))

/** A new speaker begins a paragraph. */
function formatTranscript(cues: readonly Cue[], { speakers, notes: shouldRemoveNotes }: Input['parameters']): string {
  const nameSpeaker = speakers && !shouldRemoveNotes ? createSpeakerNamer() : String
  const turns: Segment[][] = []
  for (const { start, end, text } of cues) {
    const [spokenText, namedText] = [toPlainText(text), toPlainText(nameSpeaker(text))]
    if (spokenText === '') continue
    if (turns.length === 0 || namedText !== spokenText) turns.push([])
    turns.at(-1)?.push({ start, end, text: namedText })
  }
  return turns.map(formatParagraphs).join('\n\n')
}

function describeFormat(format: string, cuesBefore: readonly Cue[], cuesAfter: readonly Cue[]): string {
  const summary = `Detected ${format}: ${formatCueCount(cuesBefore)}${cuesAfter.length === cuesBefore.length ? '' : `, now ${formatCueCount(cuesAfter)}`}.`
  return format === PLAIN_TEXT_FORMAT
    ? `${summary} It has no timestamps, so each line lasts as long as it takes to read. Sync it to your video.`
    : summary
}

const formatCueCount = ({ length }: readonly Cue[]) => (length === 1 ? '1 cue' : `${formatCount(length)} cues`)

type Report = Pick<Input, 'parameters'> & { issues: readonly Issue[]; note: string }

function buildBlocks(cues: readonly Cue[], { issues, note, parameters }: Report): TextBlock[] {
  const namedCues = cues.map((cue) => ({ ...cue, text: formatSpeakers(cue.text, parameters) }))
  const [srtCues, vttCues] = [joinSimultaneous(namedCues, 'SRT'), joinSimultaneous(cues, 'WebVTT')]
  const textCues = namedCues.map(({ start, end, text }) => ({ start, end, text: toPlainText(text) }))
  const spokenCues = textCues.filter(({ text }) => text !== '')
  const transcript = { segments: spokenCues, text: formatTranscript(cues, parameters) }
  const cueRows = cues.map((cue, index) => [
    String(index + 1),
    formatTimestamp(cue.start),
    `${(cue.end - cue.start).toFixed(1)} s`,
    getReadingSpeed(cue).toFixed(1),
    textCues[index]?.text ?? '',
  ])
  const issueRows = buildIssueRows(issues)
  return [
    buildNote(note),
    ...(issueRows.length > 0
      ? [buildTable(`Check these (${formatCount(issueRows.length)})`, ['Line', 'Issue'], issueRows)]
      : []),
    buildFile('SRT', formatSrt(srtCues, toSrtText), 'subtitles.srt'),
    buildFile('WebVTT', formatVtt(vttCues, toVttText), 'subtitles.vtt'),
    buildFile('Plain text', toText(transcript, { shouldShowTimestamps: false }), 'subtitles.txt'),
    buildFile('Text with timestamps', toText(transcript, { shouldShowTimestamps: true }), 'subtitles-times.txt'),
    buildFile('JSON', `${JSON.stringify({ segments: textCues.map(roundTimes) }, null, 2)}\n`, 'subtitles.json'),
    buildTable('Cues', ['#', 'Start', 'Length', 'Characters per second', 'Text'], cueRows),
  ]
}

const buildFile = (name: string, text: string, fileName: string) => ({ kind: 'text', name, text, fileName }) as const

/** Sorts issues by line; an issue repeated for several parts of one cue appears once. */
function buildIssueRows(issues: readonly Issue[]): string[][] {
  const sortedIssues = issues.toSorted((one, other) => one.lineNumber - other.lineNumber)
  const rows = sortedIssues.map(({ lineNumber, text }) => [String(lineNumber), text])
  return uniqueBy(rows, (cells) => cells.join(' '))
}
