import type { Tool } from '@/lib/tool/define'
import { caseConverter } from './case-converter/tool'
import { findAndReplace } from './find-and-replace/tool'
import { headlineGenerator } from './headline-generator/tool'
import { lineOrganizer } from './line-organizer/tool'
import { socialCharacterCounter } from './social-character-counter/tool'
import { textCleaner } from './text-cleaner/tool'
import { textCompare } from './text-compare/tool'
import { textSummarizer } from './text-summarizer/tool'

/** In display order. */
export const textTools = [
  socialCharacterCounter,
  caseConverter,
  findAndReplace,
  lineOrganizer,
  textCleaner,
  textCompare,
  textSummarizer,
  headlineGenerator,
] as const satisfies readonly Tool[]
