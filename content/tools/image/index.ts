import type { Tool } from '@/lib/tool/define'
import { aiImageGenerator } from './ai-image-generator/tool'
import { imageCompressor } from './image-compressor/tool'

/** In display order. */
export const imageTools = [imageCompressor, aiImageGenerator] as const satisfies readonly Tool[]
