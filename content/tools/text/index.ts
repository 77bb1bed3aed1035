import type { Tool } from '@/lib/tool/define'
import { caseConverter } from './case-converter/tool'
import { giveawayPicker } from './giveaway-picker/tool'
import { socialCharacterCounter } from './social-character-counter/tool'

/** In display order. */
export const textTools = [
  socialCharacterCounter,
  caseConverter,
  giveawayPicker,
] as const satisfies readonly Tool[]
