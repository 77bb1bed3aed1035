import type { Tool } from '@/lib/tool/define'
import { socialCharacterCounter } from './social-character-counter/tool'

/** In display order. */
export const textTools: readonly Tool[] = [socialCharacterCounter]
