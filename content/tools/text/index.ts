import type { Tool } from '@/lib/tool/define'
import { caseConverter } from './case-converter/tool'
import { socialCharacterCounter } from './social-character-counter/tool'
import { subtitleConverter } from './subtitle-converter/tool'

/** In display order. */
export const textTools = [
  socialCharacterCounter,
  caseConverter,
  subtitleConverter,
] as const satisfies readonly Tool[]
