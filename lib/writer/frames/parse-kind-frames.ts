import { type FramesByPlacement, type KindFrames, type LineForm, type Placement, placements } from './frame'

const formBySign: Readonly<Record<string, LineForm>> = {
  '.': 'statement',
  '?': 'question',
  '~': 'scene',
  '-': 'list',
}

type MutableFrames = Record<string, Partial<Record<LineForm, string[]>>>

/**
 * The frames of a kind, one a line, as they are written down. A heading names the place, after a mood where they are for that alone (`glad hook`); a
 * frame begins with the sign of its form: `.` statement, `?` question, `~` scene, `-` list. `¶` is a line break. Two spaces part what stands on
 * one line. Throws for a line that is neither.
 */
export function parseKindFrames(text: string): KindFrames {
  const framesByMood: Record<string, MutableFrames> = {}
  let [mood, placement] = ['any', '']
  for (const line of text.split(/\n|[ ]{2}(?=[.?~-] )/).map((one) => one.trim())) {
    if (line === '') continue
    const form = line.charAt(1) === ' ' ? formBySign[line.charAt(0)] : undefined
    if (form === undefined) {
      const words = line.split(' ')
      placement = words.pop() ?? ''
      mood = words.pop() ?? 'any'
      if (!placements.includes(placement as Placement)) throw new Error(`No frame and no place: ${line}`)
      continue
    }
    const framesByPlacement = framesByMood[mood] ?? {}
    const framesByForm = framesByPlacement[placement] ?? {}
    framesByForm[form] = [...(framesByForm[form] ?? []), line.slice(2).replaceAll('¶', '\n')]
    framesByPlacement[placement] = framesByForm
    framesByMood[mood] = framesByPlacement
  }
  const { any: anyMoodFrames = {}, ...moods } = framesByMood
  return { ...(anyMoodFrames as FramesByPlacement), ...(Object.keys(moods).length > 0 && { moods }) }
}
