import { composeMiddleBeats } from '@/lib/kits/scripts/compose-script'
import { createShotPicker } from '@/lib/kits/scripts/shot-picker'
import type { ParsedPrompt } from '@/lib/tool/parsed-prompt'
import { renderFrame } from '@/lib/writer/frames/render-frame'
import type { VideoPlan } from './choose-video-plans'
import type { Idea } from './idea'

export type Shot = Omit<Idea['shots'][number], 'seconds'>

const MAX_SHOTS = 6
/** As long as most of these videos are. */
const SCRIPT_SECONDS = 30

/** What a plan shows, in the visitor's words where they fit and in blanks where they are missing. */
export function buildShots(plan: VideoPlan, reading: ParsedPrompt, hook: string): Shot[] {
  if (plan.shots !== 'script') {
    return plan.shots.map(([shot, ...texts]) => ({
      shot: renderFirstFrame([shot], reading),
      text: renderFirstFrame(texts, reading),
    }))
  }
  const pickShot = createShotPicker(reading, true)
  const opening = { shot: `${pickShot('lens')}, saying the first line`, text: '' }
  const middleBeats = composeMiddleBeats(reading, hook, { seconds: SCRIPT_SECONDS }, pickShot)
  return [opening, ...middleBeats.map((beat) => ({ shot: `${beat.show}. ${beat.say}`, text: beat.screen }))].slice(
    0,
    MAX_SHOTS,
  )
}

function renderFirstFrame(frames: readonly string[], reading: ParsedPrompt): string {
  for (const frame of frames) {
    const text = renderFrame(frame, reading)
    if (text !== null) return text
  }
  return ''
}
