import type { ParameterValue } from '@/lib/tool/form'
import type { TextModule, TextResult } from '@/lib/tool/text-tool'
import { countText, type TextCounts } from './count-text'

/** One look at a text. */
export type TextJob = {
  type: string
  text: string
  second: string
  parameters: Readonly<Record<string, ParameterValue>>
  /** Longest text that the tool takes; a longer one is counted and nothing else. */
  limit: number
}

/** `length` is that of the longer text in code points, as limits are. */
export type TextOutcome = {
  counts: TextCounts
  secondCounts: TextCounts
  length: number
  result: TextResult | null
}

/** Counts the texts and hands them to the tool's function. */
export function runTextJob({ text, second, parameters, limit }: TextJob, { run }: TextModule): TextOutcome {
  const length = Math.max(countCodePoints(text), countCodePoints(second))
  return {
    counts: countText(text),
    secondCounts: countText(second),
    length,
    result: length > limit ? null : run({ text, second, parameters }),
  }
}

function countCodePoints(text: string): number {
  let length = 0
  for (const _ of text) length += 1
  return length
}
