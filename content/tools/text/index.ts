import type { Tool } from '../define'
import { socialCharacterCounter } from './social-character-counter/tool'

/** In display order. */
export const textTools: readonly Tool[] = [socialCharacterCounter]
