import type { Reading } from '@/lib/tool/reading'
import { type BeatPlan, type PlanName, plans } from './plans'
import { toldAs } from './told-as'

/** What a step, an item or a sentence takes at least. */
export const SECONDS_EACH = 7

/** The beats of the plan that the length holds, repeated ones counted. */
export function planned(
  reading: Reading,
  { seconds, plan }: { seconds: number; plan?: PlanName | undefined },
): BeatPlan[] {
  const specs: readonly BeatPlan[] = plans[planOf(reading, plan)]
  const held = specs.filter(({ from = 0 }) => from <= seconds)
  return held.flatMap((spec) =>
    spec.repeats
      ? Array.from({ length: repeatsOf(reading, seconds, held.length - 1) }, (_, index) =>
          counted(spec, index),
        )
      : [spec],
  )
}

/** The plan of a script. A hard time keeps its own, whatever was chosen. */
export function planOf(reading: Reading, chosen: PlanName | undefined): PlanName {
  if (reading.kind === 'hard-time') return reading.kind
  return chosen ?? toldAs(reading)
}

const MAX_REPEATS = 10
const USUAL_REPEATS = 3
/** A list that says how long it is stays so long, in a few words each. */
const SECONDS_LISTED = 4
const SECONDS_A_REPEAT = 120

function repeatsOf({ spans: { number }, kind, sentences }: Reading, seconds: number, others: number): number {
  const asked = kind === 'list' ? Number(/^\d{1,2}\b/.exec(number ?? '')?.[0] ?? 0) : 0
  if (asked > 1) return Math.min(asked, Math.floor(seconds / SECONDS_LISTED), MAX_REPEATS)
  const room = Math.max(2, Math.floor(seconds / SECONDS_EACH) - others - 1)
  const usual = Math.max(USUAL_REPEATS, Math.floor(seconds / SECONDS_A_REPEAT), sentences.length - 1)
  return Math.min(usual, room, MAX_REPEATS)
}

const ordinals = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

function counted(spec: BeatPlan, index: number): BeatPlan {
  const at = (text: string) =>
    text.replaceAll('{n}', String(index + 1)).replaceAll('{ordinal}', ordinals[index] ?? String(index + 1))
  return {
    ...spec,
    label: at(spec.label),
    say: at(spec.say),
  }
}
