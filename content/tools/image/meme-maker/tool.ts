import { defineWidgetTool } from '@/lib/tool/tool'
import copy from './copy.md'

export const memeMaker = defineWidgetTool({
  type: 'meme-maker',
  kind: 'widget',
  path: '/image-tools/meme-maker',
  icon: 'laugh',
  copy,
  relatedToolTypes: ['gif-maker', 'image-compressor', 'ai-image-generator', 'twitter-tweet'],
})
