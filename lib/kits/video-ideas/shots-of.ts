import { composeMiddle } from '@/lib/kits/scripts/compose-script'
import { dealShows } from '@/lib/kits/scripts/shows'
import type { Reading } from '@/lib/tool/reading'
import { render } from '@/lib/writer/frames/render'
import type { Idea } from './idea'
import type { VideoPlan } from './plans-for'

export type Shot = Omit<Idea['shots'][number], 'seconds'>

const MAX_SHOTS = 6
/** As long as most of these videos are. */
const SCRIPT_SECONDS = 30

/** What a plan shows, in the visitor's words where they fit and in blanks where they are missing. */
export function shotsOf(plan: VideoPlan, reading: Reading, hook: string): Shot[] {
  if (plan.shots !== 'script') {
    return plan.shots.map(([shot, ...texts]) => ({
      shot: firstOf([shot], reading),
      text: firstOf(texts, reading),
    }))
  }
  const show = dealShows(reading, true)
  const opening = { shot: `${show('lens')}, saying the first line`, text: '' }
  const middle = composeMiddle(reading, hook, { seconds: SCRIPT_SECONDS }, show)
  return [opening, ...middle.map((beat) => ({ shot: `${beat.show}. ${beat.say}`, text: beat.screen }))].slice(
    0,
    MAX_SHOTS,
  )
}

function firstOf(frames: readonly string[], reading: Reading): string {
  for (const frame of frames) {
    const text = render(frame, reading)
    if (text !== null) return text
  }
  return ''
}
