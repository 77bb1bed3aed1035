import { countCodePoints } from '@/lib/core/strings/clean-input'
import { countWordsAndLinks } from '@/lib/core/strings/urls'
import { countGraphemes } from '@/lib/platforms/counting/graphemes'
import type { ParameterValue } from '@/lib/tool/form'
import type { TextModule, TextResult } from '@/lib/tool/text-tool'

export type TextJob = {
  type: string
  text: string
  second: string
  parameters: Readonly<Record<string, ParameterValue>>
  /** Maximum text length of the tool. A longer text is only counted. */
  limit: number
}

/** `length` is the length of the longer text in code points, the unit of the limits. */
export type TextOutcome = { counts: TextCounts; secondCounts: TextCounts; length: number; result: TextResult | null }

export function runTextJob({ text, second, parameters, limit }: TextJob, { run }: TextModule): TextOutcome {
  const length = Math.max(countCodePoints(text), countCodePoints(second))
  return {
    counts: countText(text),
    secondCounts: countText(second),
    length,
    result: length > limit ? null : run({ text, second, parameters }),
  }
}

export type TextCounts = { characters: number; words: number; lines: number }

/** Counts graphemes (a family emoji is one), words and lines; all 0 for empty text. */
function countText(text: string): TextCounts {
  if (text === '') return { characters: 0, words: 0, lines: 0 }
  return { characters: countGraphemes(text), words: countWordsAndLinks(text), lines: text.split('\n').length }
}
