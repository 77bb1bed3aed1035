import { defineWidgetTool } from '@/lib/tool/tool'
import copy from './copy.md'

export const gifMaker = defineWidgetTool({
  type: 'gif-maker',
  kind: 'widget',
  path: '/image-tools/gif-maker',
  icon: 'image-play',
  copy,
  relatedToolTypes: ['collage-maker', 'meme-maker', 'image-compressor', 'twitter-tweet'],
})
