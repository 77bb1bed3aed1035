import type { Tool } from '@/lib/tool/define'
import { aiImageGenerator } from './ai-image-generator/tool'

/** In display order. */
export const imageTools: readonly Tool[] = [aiImageGenerator]
