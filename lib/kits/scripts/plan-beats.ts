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
  const specs: readonly BeatPlan[] = plans[choosePlan(reading, plan)]
  const fittingSpecs = specs.filter(({ minSeconds = 0 }) => minSeconds <= seconds)
  return fittingSpecs.flatMap((spec) =>
    spec.repeats
      ? Array.from({ length: countRepeats(reading, seconds, fittingSpecs.length - 1) }, (_, index) =>
          numberBeat(spec, index),
        )
      : [spec],
  )
}

/** The plan of a script. A hard time keeps its own, whatever was chosen. */
export function choosePlan(reading: ParsedPrompt, chosenPlan: PlanName | undefined): PlanName {
  if (reading.kind === 'hard-time') return reading.kind
  return chosenPlan ?? getScriptKind(reading)
}

const MAX_REPEATS = 10
const DEFAULT_REPEATS = 3
/** A list that says how long it is stays so long, in a few words each. */
const LIST_ITEM_SECONDS = 4
const SECONDS_PER_REPEAT = 120

function countRepeats({ spans: { number }, kind, sentences }: ParsedPrompt, seconds: number, others: number): number {
  const namedCount = kind === 'list' ? Number(/^\d{1,2}\b/.exec(number ?? '')?.[0] ?? 0) : 0
  if (namedCount > 1) return Math.min(namedCount, Math.floor(seconds / LIST_ITEM_SECONDS), MAX_REPEATS)
  const maxRepeats = Math.max(2, Math.floor(seconds / MIN_BEAT_SECONDS) - others - 1)
  const defaultRepeats = Math.max(DEFAULT_REPEATS, Math.floor(seconds / SECONDS_PER_REPEAT), sentences.length - 1)
  return Math.min(defaultRepeats, maxRepeats, MAX_REPEATS)
}

const ordinals = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

function numberBeat(spec: BeatPlan, index: number): BeatPlan {
  const fillNumbers = (text: string) =>
    text.replaceAll('{n}', String(index + 1)).replaceAll('{ordinal}', ordinals[index] ?? String(index + 1))
  return {
    ...spec,
    label: fillNumbers(spec.label),
    say: fillNumbers(spec.say),
  }
}
