import type { ParameterValue } from '@/lib/tool/form'
import type { TextModule, TextResult } from '@/lib/tool/text-tool'
import { countText, type TextCounts } from './count-text'

/** One look at a text. */
export type TextJob = {
  type: string
  text: string
  parameters: Readonly<Record<string, ParameterValue>>
  /** Longest text that the tool takes; a longer one is counted and nothing else. */
  limit: number
}

/** `length` is in code points, as limits are. */
export type TextOutcome = { counts: TextCounts; length: number; result: TextResult | null }

/** Counts a text and hands it to the tool's function. */
export function workOn({ text, parameters, limit }: TextJob, { run }: TextModule): TextOutcome {
  const length = codePoints(text)
  return {
    counts: countText(text),
    length,
    result: length > limit ? null : run({ text, parameters }),
  }
}

function codePoints(text: string): number {
  let length = 0
  for (const _ of text) length += 1
  return length
}
