import type { Tool } from '@/lib/tool/define'
import { brandPitchEmailWriter } from './brand-pitch-email-writer/tool'
import { caseConverter } from './case-converter/tool'
import { contentRepurposer } from './content-repurposer/tool'
import { headlineGenerator } from './headline-generator/tool'
import { socialCharacterCounter } from './social-character-counter/tool'
import { textSummarizer } from './text-summarizer/tool'

/** In display order. */
export const textTools = [
  socialCharacterCounter,
  caseConverter,
  contentRepurposer,
  brandPitchEmailWriter,
  textSummarizer,
  headlineGenerator,
] as const satisfies readonly Tool[]
