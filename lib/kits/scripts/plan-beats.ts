import type { ParsedPrompt } from '@/lib/tool/parsed-prompt'
import { type BeatPlan, type PlanName, plans } from './plans'
import { getScriptKind } from './script-kind'

/** What a step, an item or a sentence takes at least. */
export const MIN_BEAT_SECONDS = 7

/** The beats of the plan that the length holds, repeated ones counted. */
export function planBeats(
  reading: ParsedPrompt,
  { seconds, plan }: { seconds: number; plan?: PlanName | undefined },
): BeatPlan[] {
  const beatPlans: readonly BeatPlan[] = plans[choosePlanName(reading, plan)]
  const fittingBeatPlans = beatPlans.filter(({ minSeconds = 0 }) => minSeconds <= seconds)
  return fittingBeatPlans.flatMap((beatPlan) =>
    beatPlan.isRepeated
      ? Array.from({ length: countRepeats(reading, seconds, fittingBeatPlans.length - 1) }, (_, index) =>
          numberBeat(beatPlan, index),
        )
      : [beatPlan],
  )
}

/** The plan of a script. A hard time keeps its own, whatever was chosen. */
export function choosePlanName(reading: ParsedPrompt, chosenPlanName: PlanName | undefined): PlanName {
  if (reading.kind === 'hard-time') return reading.kind
  return chosenPlanName ?? getScriptKind(reading)
}

const MAX_REPEATS = 10
const DEFAULT_REPEATS = 3
/** A list that says how long it is stays so long, in a few words each. */
const LIST_ITEM_SECONDS = 4
const SECONDS_PER_REPEAT = 120

function countRepeats(
  { spans: { number }, kind, sentences }: ParsedPrompt,
  seconds: number,
  otherBeatCount: number,
): number {
  const requestedCount = kind === 'list' ? Number(/^\d{1,2}\b/.exec(number ?? '')?.[0] ?? 0) : 0
  if (requestedCount > 1) return Math.min(requestedCount, Math.floor(seconds / LIST_ITEM_SECONDS), MAX_REPEATS)
  const maxRepeats = Math.max(2, Math.floor(seconds / MIN_BEAT_SECONDS) - otherBeatCount - 1)
  const defaultRepeats = Math.max(DEFAULT_REPEATS, Math.floor(seconds / SECONDS_PER_REPEAT), sentences.length - 1)
  return Math.min(defaultRepeats, maxRepeats, MAX_REPEATS)
}

const numberWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

function numberBeat(beatPlan: BeatPlan, index: number): BeatPlan {
  const fillNumbers = (text: string) =>
    text.replaceAll('{n}', String(index + 1)).replaceAll('{ordinal}', numberWords[index] ?? String(index + 1))
  return {
    ...beatPlan,
    label: fillNumbers(beatPlan.label),
    say: fillNumbers(beatPlan.say),
  }
}
