import type { Tool } from '@/lib/tool/define'
import { caseConverter } from './case-converter/tool'
import { headlineGenerator } from './headline-generator/tool'
import { sloganGenerator } from './slogan-generator/tool'
import { socialCharacterCounter } from './social-character-counter/tool'

/** In display order. */
export const textTools = [
  socialCharacterCounter,
  caseConverter,
  headlineGenerator,
  sloganGenerator,
] as const satisfies readonly Tool[]
