import type { Tool } from '@/lib/tool/define'
import { caseConverter } from './case-converter/tool'
import { emojiSymbolPicker } from './emoji-symbol-picker/tool'
import { giveawayPicker } from './giveaway-picker/tool'
import { socialCharacterCounter } from './social-character-counter/tool'
import { textSummarizer } from './text-summarizer/tool'
import { utmLinkBuilder } from './utm-link-builder/tool'

/** In display order. */
export const textTools = [
  socialCharacterCounter,
  caseConverter,
  emojiSymbolPicker,
  giveawayPicker,
  textSummarizer,
  utmLinkBuilder,
] as const satisfies readonly Tool[]
