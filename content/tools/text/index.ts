import type { Tool } from '@/lib/tool/define'
import { caseConverter } from './case-converter/tool'
import { headlineGenerator } from './headline-generator/tool'
import { paraphraser } from './paraphraser/tool'
import { socialCharacterCounter } from './social-character-counter/tool'
import { textExpander } from './text-expander/tool'
import { textSummarizer } from './text-summarizer/tool'
import { textTranslator } from './text-translator/tool'
import { toneChanger } from './tone-changer/tool'

/** In display order. */
export const textTools = [
  socialCharacterCounter,
  caseConverter,
  textSummarizer,
  headlineGenerator,
  paraphraser,
  toneChanger,
  textExpander,
  textTranslator,
] as const satisfies readonly Tool[]
