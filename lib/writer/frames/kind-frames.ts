import { type Form, type FramesByPlace, type KindFrames, type Place, places } from './frame'

const forms: Readonly<Record<string, Form>> = { '.': 'statement', '?': 'question', '~': 'scene', '-': 'list' }

type Writable = Record<string, Partial<Record<Form, string[]>>>

/**
 * The frames of a kind, one a line, as they are written down. A heading names the place, after a mood where they are for that alone (`glad hook`); a
 * frame begins with the sign of its form: `.` statement, `?` question, `~` scene, `-` list. `¶` is a line break. Two spaces part what stands on
 * one line. Throws for a line that is neither.
 */
export function kindFrames(text: string): KindFrames {
  const byMood: Record<string, Writable> = {}
  let [mood, place] = ['any', '']
  for (const line of text.split(/\n|[ ]{2}(?=[.?~-] )/).map((one) => one.trim())) {
    if (line === '') continue
    const form = line.charAt(1) === ' ' ? forms[line.charAt(0)] : undefined
    if (form === undefined) {
      const words = line.split(' ')
      place = words.pop() ?? ''
      mood = words.pop() ?? 'any'
      if (!places.includes(place as Place)) throw new Error(`No frame and no place: ${line}`)
      continue
    }
    const byPlace = byMood[mood] ?? {}
    const byForm = byPlace[place] ?? {}
    byForm[form] = [...(byForm[form] ?? []), line.slice(2).replaceAll('¶', '\n')]
    byPlace[place] = byForm
    byMood[mood] = byPlace
  }
  const { any = {}, ...moods } = byMood
  return { ...(any as FramesByPlace), ...(Object.keys(moods).length > 0 && { moods }) }
}
