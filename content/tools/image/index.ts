import type { Tool } from '@/lib/tool/define'
import { aiImageGenerator } from './ai-image-generator/tool'

/** In display order. */
export const imageTools = [aiImageGenerator] as const satisfies readonly Tool[]
