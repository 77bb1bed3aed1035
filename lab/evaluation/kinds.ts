import type { PromptKind } from '@/lib/tool/parsed-prompt'
import { analyzePrompt } from '@/lib/writer/reading/analyze-prompt'

/** A prompt with the kind that somebody else says it is. */
export type KindSample = { prompt: string; kind: PromptKind; hard: boolean }

export type KindAccuracy = {
  samples: number
  correct: number
  sure: number
  correctOfSure: number
  /** Prompts about a hard time that are read as something else. */
  missedSensitive: readonly string[]
  /** "told → read" with how often, most often first. */
  confusions: readonly (readonly [string, number])[]
}

/** How often the reading says the kind that a person says. */
export function measureKindAccuracy(samples: readonly KindSample[]): KindAccuracy {
  const readings = samples.map((sample) => ({ ...sample, reading: analyzePrompt(sample.prompt) }))
  const isRight = ({ kind, reading }: (typeof readings)[number]) => kind === reading.kind
  const sure = readings.filter(({ reading }) => reading.sure)
  const confusions = new Map<string, number>()
  for (const one of readings.filter((reading) => !isRight(reading))) {
    const pair = `${one.kind} → ${one.reading.kind}`
    confusions.set(pair, (confusions.get(pair) ?? 0) + 1)
  }
  return {
    samples: samples.length,
    correct: readings.filter(isRight).length,
    sure: sure.length,
    correctOfSure: sure.filter(isRight).length,
    missedSensitive: readings
      .filter(({ hard, reading }) => hard && reading.kind !== 'hard-time')
      .map(({ prompt }) => prompt),
    confusions: [...confusions].sort(([, one], [, other]) => other - one),
  }
}

/** The figures as text. */
export function formatKindReport({
  samples,
  correct,
  sure,
  correctOfSure,
  missedSensitive,
  confusions,
}: KindAccuracy): string {
  const share = (part: number, whole: number) => `${Math.round((100 * part) / Math.max(1, whole))} %`
  return [
    `Kinds: ${correct} of ${samples} right (${share(correct, samples)}); sure of ${sure}, ${correctOfSure} of them right (${share(correctOfSure, sure)}).`,
    ...(missedSensitive.length > 0 ? [`Hard times missed: ${missedSensitive.join(' · ')}`] : []),
    ...(confusions.length > 0 ? [`Confused: ${confusions.map(([pair, times]) => `${pair} ${times}`).join(', ')}`] : []),
  ].join('\n')
}
