import { clamp } from '@/lib/core/numbers'
import { type SafeMargins, safeAreas } from '@/lib/platforms/videos'
import { PLAIN_TEXT_FORMAT, repairCues } from '@/lib/text/captions/cues'
import { parseCues } from '@/lib/text/captions/parse-cues'
import { buildCaptionLines } from '@/lib/video/caption-lines'
import type { CaptionLine, CaptionSettings } from '@/lib/video/video-job'
import { type Clip, getTotalSeconds } from './clips'
import type { VideoSettings } from './form'

export type ParsedCaptions = { lines: readonly CaptionLine[]; format: string; problem: string | null }

export const noCaptions: ParsedCaptions = { lines: [], format: '', problem: null }

/** For times in frames: the rate of most phones. */
const DEFAULT_FRAME_RATE = 30

/**
 * Reads captions in any format of the Subtitle Converter. Their times are those of a single clip before it is trimmed,
 * or of the joined video. Words without times are spread over the video.
 */
export function parseCaptions(text: string, clips: readonly Clip[]): ParsedCaptions {
  if (text.trim() === '') return noCaptions
  const [clip] = clips
  const parsed = parseCues(text, clip?.details.frameRate ?? DEFAULT_FRAME_RATE)
  if (typeof parsed === 'string') return { ...noCaptions, problem: parsed }
  const { cues } = repairCues(parsed)
  const seconds = getTotalSeconds(clips)
  const isUntimed = parsed.format === PLAIN_TEXT_FORMAT
  const scale = isUntimed ? seconds / Math.max(0.1, cues.at(-1)?.end ?? 0) : 1
  const offset = !isUntimed && clips.length === 1 ? (clip?.start ?? 0) : 0
  const movedCues = cues.map((cue) => ({ ...cue, start: cue.start * scale - offset, end: cue.end * scale - offset }))
  const visibleCues = movedCues.filter(({ start, end }) => end > 0 && start < seconds)
  const problem = visibleCues.length === 0 ? 'None of these captions fall in this part of the video.' : null
  return { lines: buildCaptionLines(visibleCues), format: parsed.format, problem }
}

const noMargins: SafeMargins = { top: 0.04, right: 0.06, bottom: 0.04, left: 0.06 }

/** The margins of the chosen app in a 9:16 video; other shapes have none. */
export const getSafeMargins = (settings: VideoSettings, aspectRatio: number): SafeMargins | null =>
  settings.safeArea === 'off' || Math.abs(aspectRatio - 9 / 16) > 0.02 ? null : safeAreas[settings.safeArea].margins

/** Captions stay inside the margins, centered in the video. */
export function buildCaptionSettings(
  { lines }: ParsedCaptions,
  settings: VideoSettings,
  aspectRatio: number,
): CaptionSettings | null {
  if (lines.length === 0) return null
  const { top, right, bottom, left } = getSafeMargins(settings, aspectRatio) ?? noMargins
  const sideMargin = Math.max(left, right)
  return {
    lines,
    style: settings.look,
    reveal: settings.reveal,
    position: clamp(settings.height / 100, top, 1 - bottom),
    sideMargins: { left: sideMargin, right: sideMargin },
    colors: { text: settings.textColor, accent: settings.accentColor, background: '#111111' },
  }
}
