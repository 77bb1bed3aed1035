import type { Issue } from '@/lib/audio/captions/timed-text'
import { type Segment, sentenceEndPattern, type Transcript } from '@/lib/audio/captions/transcript'
import { formatSrt, toSrt } from '@/lib/audio/captions/transcript-files'
import { MIN_CUE_SECONDS, PLAIN_TEXT_FORMAT, repairCues } from '@/lib/audio/subtitles/cues'
import { stripTags, toSrtText } from '@/lib/audio/subtitles/markup'
import { parseCues } from '@/lib/audio/subtitles/parse-cues'
import { clamp } from '@/lib/core/numbers'
import { joinTexts } from '@/lib/core/strings/join-texts'
import { segmentWords } from '@/lib/core/strings/segment-text'
import { continuesSentence } from '@/lib/core/strings/split-sentences'
import { type SafeMargins, safeAreas } from '@/lib/platforms/videos'
import { buildCaptionLines, moveCaptionLines, shareTime, splitWords } from '@/lib/video/caption-lines'
import { type CaptionLine, type CaptionSettings, getTotalSeconds, type WatermarkSettings } from '@/lib/video/video-job'
import { type Clip, getOffset, isOneFile } from './clips'
import type { VideoSettings } from './form'

export type Captions = {
  text: string
  /** The clips that its times are from: one whole file, or the joined video. */
  timeline: readonly Clip[]
  /** Until the visitor edits the text as a whole: its cues with the time of each word, which SRT does not have. */
  cues?: readonly Cue[]
  /** True until the first edit. */
  isAutomatic?: true
}

/** The words from before the first edit have times for a correction of as many words. */
type Cue = Segment & { spokenWords?: Segment['words'] }

export type ParsedCaptions = {
  lines: readonly CaptionLine[]
  /** None for words without times. */
  cues: readonly Cue[]
  /** When cues are shown, by their index. */
  places: readonly (CaptionLine & { index: number })[]
  summary: string
  problem: string | null
}

const noCaptions = { lines: [], cues: [], places: [] } as const

/** Use this for captions whose times are from the clips as they are now. */
export function getTimeline(clips: readonly Clip[]): readonly Clip[] {
  const [clip] = clips
  return clip && isOneFile(clips) ? [{ ...clip, id: '', start: 0, end: Number.POSITIVE_INFINITY }] : clips
}

/** The first letter decides which clips the times are from: a correction must not move captions to later clips. */
export const editCaptions = (captions: Captions, text: string, clips: readonly Clip[]): Captions => ({
  text,
  timeline: captions.text.trim() === '' ? getTimeline(clips) : captions.timeline,
})

/** The other cues keep the times of their words. */
export function editCue(captions: Captions, cues: readonly Cue[], index: number, text: string): Captions {
  const newCues = cues.map((cue, cueIndex) => {
    if (cueIndex !== index) return cue
    const { spokenWords = cue.words } = cue
    const texts = segmentWords(stripTags(text))
    const words = spokenWords?.map((word, wordIndex) => ({ ...word, text: texts[wordIndex] ?? '' }))
    return { ...cue, text, words: words?.length === texts.length ? words : undefined, spokenWords }
  })
  return { text: formatSrt(newCues, toSrtText), timeline: captions.timeline, cues: newCues }
}

/**
 * Reads captions in any format of the Subtitle Converter, and moves them to where the clips of their timeline are now.
 * Words without times are spread over the video.
 */
export function parseCaptions(captions: Captions, clips: readonly Clip[]): ParsedCaptions {
  const [clip] = clips
  if (captions.text.trim() === '' || !clip) {
    const start = isOneFile(clips) ? 'your untrimmed clip' : 'the joined video'
    return { ...noCaptions, summary: `Caption times count from the start of ${start}.`, problem: null }
  }
  const parsed = parseCues(captions.text, (captions.timeline[0] ?? clip).details.frameRate)
  if (typeof parsed === 'string') return { ...noCaptions, summary: '', problem: parsed }
  const { cues, issues } = repairCues(parsed)
  const isUntimed = parsed.format === PLAIN_TEXT_FORMAT
  const timeline = isUntimed ? listSpeechParts(clips) : captions.timeline
  const texts = cues.map((cue) => cue.text)
  const timedCues = isUntimed ? shareTime(texts, 0, getTotalSeconds(timeline)) : (captions.cues ?? cues)
  const isLost = clips.every((one) => findParts(timeline, one).length === 0)
  const place = <Line extends CaptionLine>(unplacedLines: readonly Line[]) =>
    placeLines(unplacedLines, isLost ? getTimeline(clips) : timeline, clips)
  const lines = place(buildCaptionLines(timedCues))
  const places = place(timedCues.map((cue, index) => ({ ...cue, words: [cue], index })))
  const isMoved = !isUntimed && getCutKey(timeline) !== getCutKey(getTimeline(clips))
  const note = isLost ? 'Your clips changed. Check the caption times.' : isMoved ? movedNote : null
  const problem = places.length === 0 ? 'No captions fall in the part you kept.' : note
  const timing = isUntimed ? 'untimed, so we spread them out' : parsed.format
  const count = `${cues.length} ${cues.length === 1 ? 'caption' : 'captions'} found (${timing})`
  const parts = lines.length === 1 ? 'one part' : `${lines.length} parts`
  const summary = lines.length === cues.length ? `${count}.` : `${count}, shown in ${parts}.`
  const rows = isUntimed ? [] : timedCues
  return { lines, cues: rows, places, summary: [summary, ...describeIssues(issues)].join(' '), problem }
}

const movedNote = 'Your clips changed, so we moved the captions. The “Captions” box still shows the old times.'

const MAX_SHOWN_ISSUES = 3

function describeIssues(issues: readonly Issue[]): string[] {
  const sortedIssues = issues.toSorted((one, other) => one.lineNumber - other.lineNumber)
  const sentences = sortedIssues.map(({ lineNumber, text }) => `Line ${lineNumber}: ${text}.`)
  const hiddenCount = issues.length - MAX_SHOWN_ISSUES
  return hiddenCount > 0 ? [...sentences.slice(0, MAX_SHOWN_ISSUES), `And ${hiddenCount} more.`] : sentences
}

const getCutKey = (clips: readonly Clip[]) => JSON.stringify(clips.map(({ id, start, end }) => [id, start, end]))

/** Returns the same clip of a timeline or, for a copy of it, all parts of its file. */
function findParts(timeline: readonly Clip[], { file, id }: Clip): readonly Clip[] {
  const parts = timeline.filter((part) => part.file === file)
  const samePart = parts.find((part) => part.id === id)
  return samePart ? [samePart] : parts
}

function placeLines<Line extends CaptionLine>(
  lines: readonly Line[],
  timeline: readonly Clip[],
  clips: readonly Clip[],
) {
  // Here a line may extend across a cut.
  if (getCutKey(timeline) === getCutKey(clips)) return lines.filter(({ start }) => start < getTotalSeconds(clips))
  const placedLines = clips.flatMap((clip) =>
    findParts(timeline, clip).flatMap((part) => {
      const offset = getOffset(timeline, part)
      const [start, end] = [Math.max(clip.start, part.start) + offset, Math.min(clip.end, part.end) + offset]
      return start < end ? moveCaptionLines(lines, { start, end }, getOffset(clips, clip) - offset) : []
    }),
  )
  return placedLines.toSorted((one, other) => one.start - other.start)
}

/** Returns the parts to transcribe: those of the joined video or, of a single file, each second once and in order. */
export function listSpeechParts(clips: readonly Clip[]): readonly Clip[] {
  if (!isOneFile(clips)) return clips
  const parts: Clip[] = []
  for (const clip of clips.toSorted((one, other) => one.start - other.start)) {
    const lastPart = parts.at(-1)
    if (lastPart && clip.start <= lastPart.end) lastPart.end = Math.max(lastPart.end, clip.end)
    else parts.push({ ...clip })
  }
  return parts
}

/** A longer pause ends a caption. During a shorter pause before the next one, it stays. */
const MAX_PAUSE_SECONDS = 0.35

/** Writes the transcript of `listSpeechParts` as captions, short ones if words have times. */
export function writeCaptions({ segments, text }: Pick<Transcript, 'segments' | 'text'>, parts: readonly Clip[]) {
  const base = { timeline: getTimeline(parts), isAutomatic: true } as const
  if (segments.length === 0) return { ...base, text }
  const phrases = segments.flatMap((segment): Segment[] => {
    if (!segment.words) return moveToPart(segment, parts)
    const lines = splitPhrases(segment.words.flatMap((word) => moveToPart(word, parts))).flatMap(splitWords)
    return lines.map((words) => {
      const texts = words.map((word) => word.text)
      return { start: words[0]?.start ?? 0, end: words.at(-1)?.end ?? 0, text: texts.reduce(joinTexts, ''), words }
    })
  })
  const cues = phrases.map((cue, index) => {
    const nextStart = phrases[index + 1]?.start ?? 0
    const limit = nextStart > cue.start ? nextStart : Number.POSITIVE_INFINITY
    const isClose = cue.words && limit - cue.end <= MAX_PAUSE_SECONDS
    return { ...cue, end: isClose ? limit : Math.min(limit, Math.max(cue.end, cue.start + MIN_CUE_SECONDS)) }
  })
  return { ...base, text: toSrt({ segments: cues }), cues }
}

function moveToPart<Item extends Omit<Segment, 'words'>>(item: Item, parts: readonly Clip[]): Item[] {
  if (!isOneFile(parts)) return [item]
  const middle = (item.start + item.end) / 2
  const part = parts.findLast((one) => one.start + getOffset(parts, one) <= middle)
  if (!part) return []
  const move = (time: number) => clamp(time - getOffset(parts, part), part.start, part.end)
  return [{ ...item, start: move(item.start), end: move(item.end) }]
}

function splitPhrases(words: CaptionLine['words']) {
  const phrases: CaptionLine['words'][number][][] = []
  for (const word of words) {
    const phrase = phrases.at(-1)
    const text = phrase?.map((one) => one.text).join(' ') ?? ''
    const isSentenceEnd = sentenceEndPattern.test(text) && !continuesSentence(`${text} `, word.text)
    if (phrase && !isSentenceEnd && word.start - (phrase.at(-1)?.end ?? 0) <= MAX_PAUSE_SECONDS) phrase.push(word)
    else phrases.push([word])
  }
  return phrases
}

/** Returns a time of the clip just inside its first caption; null if it has none or one shows at `time` already. */
export function findHiddenCaption(lines: readonly CaptionLine[], clips: readonly Clip[], clip: Clip, time: number) {
  const offset = getOffset(clips, clip)
  const [start, end] = [clip.start + offset, clip.end + offset]
  const clipLines = lines.filter((line) => line.end > start && line.start < end)
  const isVisible = clipLines.some((line) => line.start <= time + offset && line.end > time + offset)
  return isVisible || !clipLines[0] ? null : Math.max(clipLines[0].start, start) + 0.01 - offset
}

export const CAPTION_BACKGROUND = '#111111'

const noMargins: SafeMargins = { top: 0.04, right: 0.06, bottom: 0.04, left: 0.06 }

/** The margins of the chosen app in 9:16; other shapes have none. */
export const getSafeMargins = ({ shape, safeArea }: VideoSettings): SafeMargins | null =>
  shape === '9:16' && safeArea !== 'off' ? safeAreas[safeArea].margins : null

/** Captions stay inside the margins, centered in the video. */
export function buildCaptionSettings({ lines }: ParsedCaptions, settings: VideoSettings): CaptionSettings | null {
  if (lines.length === 0) return null
  const { top, right, bottom, left } = getSafeMargins(settings) ?? noMargins
  const sideMargin = Math.max(left, right)
  return {
    lines,
    style: settings.look,
    reveal: settings.look === 'karaoke' ? 'line' : settings.reveal,
    height: settings.height / 100,
    scale: settings.textSize / 100,
    margins: { top, bottom, left: sideMargin, right: sideMargin },
    colors: { text: settings.textColor, accent: settings.accentColor, background: CAPTION_BACKGROUND },
  }
}

const letterShares = { small: 0.03, medium: 0.04, large: 0.055 }

/** Null without a handle and a logo. */
export function buildWatermark(settings: VideoSettings, logo: Blob | null): WatermarkSettings | null {
  const handle = settings.handle.trim()
  if (handle === '' && !logo) return null
  const { place, markSize, opacity } = settings
  const margins = getSafeMargins(settings) ?? noMargins
  return { handle, logo, position: place, size: letterShares[markSize], opacity: opacity / 100, margins }
}
