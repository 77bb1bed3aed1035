import type { Tool } from '@/lib/tool/define'
import { caseConverter } from './case-converter/tool'
import { headlineGenerator } from './headline-generator/tool'
import { readabilityChecker } from './readability-checker/tool'
import { socialCharacterCounter } from './social-character-counter/tool'
import { textSummarizer } from './text-summarizer/tool'
import { wordCounter } from './word-counter/tool'

/** In display order. */
export const textTools = [
  socialCharacterCounter,
  wordCounter,
  readabilityChecker,
  caseConverter,
  textSummarizer,
  headlineGenerator,
] as const satisfies readonly Tool[]
