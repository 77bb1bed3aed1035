import type { Tool } from '@/lib/tool/define'
import { socialCharacterCounter } from './social-character-counter/tool'

/** In display order. */
export const textTools = [socialCharacterCounter] as const satisfies readonly Tool[]
