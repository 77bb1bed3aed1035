import type { Tool } from '@/lib/tool/define'
import { caseConverter } from './case-converter/tool'
import { headlineGenerator } from './headline-generator/tool'
import { socialCharacterCounter } from './social-character-counter/tool'
import { textShortener } from './text-shortener/tool'
import { textSummarizer } from './text-summarizer/tool'

/** In display order. */
export const textTools = [
  socialCharacterCounter,
  caseConverter,
  textSummarizer,
  textShortener,
  headlineGenerator,
] as const satisfies readonly Tool[]
