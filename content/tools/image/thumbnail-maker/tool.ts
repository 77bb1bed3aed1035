import { defineWidgetTool } from '@/lib/tool/tool'
import copy from './copy.md'

export const thumbnailMaker = defineWidgetTool({
  type: 'thumbnail-maker',
  kind: 'widget',
  path: '/image-tools/thumbnail-maker',
  icon: 'gallery-thumbnails',
  copy,
  relatedToolTypes: ['youtube-thumbnail-ideas', 'ai-image-generator', 'image-compressor', 'youtube-title'],
})
