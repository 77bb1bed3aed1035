import type { Tool } from '@/lib/tool/define'
import { caseConverter } from './case-converter/tool'
import { socialCharacterCounter } from './social-character-counter/tool'
import { textCompare } from './text-compare/tool'

/** In display order. */
export const textTools = [
  socialCharacterCounter,
  caseConverter,
  textCompare,
] as const satisfies readonly Tool[]
