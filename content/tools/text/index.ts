import type { Tool } from '@/lib/tool/define'
import { caseConverter } from './case-converter/tool'
import { socialCharacterCounter } from './social-character-counter/tool'
import { wordCounter } from './word-counter/tool'

/** In display order. */
export const textTools = [
  socialCharacterCounter,
  wordCounter,
  caseConverter,
] as const satisfies readonly Tool[]
