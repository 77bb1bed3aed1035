import type { Tool } from '@/lib/tool/define'
import { captionSpacer } from './caption-spacer/tool'
import { caseConverter } from './case-converter/tool'
import { fancyTextGenerator } from './fancy-text-generator/tool'
import { socialCharacterCounter } from './social-character-counter/tool'
import { subtitleConverter } from './subtitle-converter/tool'
import { threadSplitter } from './thread-splitter/tool'

/** In display order. */
export const textTools = [
  socialCharacterCounter,
  caseConverter,
  fancyTextGenerator,
  captionSpacer,
  threadSplitter,
  subtitleConverter,
] as const satisfies readonly Tool[]
