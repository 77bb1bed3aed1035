import type { Tool } from '@/lib/tool/define'
import { callToActionGenerator } from './call-to-action-generator/tool'
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
  callToActionGenerator,
] as const satisfies readonly Tool[]
