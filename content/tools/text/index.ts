import type { Tool } from '@/lib/tool/define'
import { caseConverter } from './case-converter/tool'
import { contentRepurposer } from './content-repurposer/tool'
import { socialCharacterCounter } from './social-character-counter/tool'

/** In display order. */
export const textTools = [
  socialCharacterCounter,
  caseConverter,
  contentRepurposer,
] as const satisfies readonly Tool[]
