import { defineWidgetTool } from '@/lib/tool/tool'
import copy from './copy.md'

export const collageMaker = defineWidgetTool({
  type: 'collage-maker',
  kind: 'widget',
  path: '/image-tools/collage-maker',
  icon: 'layout-dashboard',
  copy,
  relatedToolTypes: ['gif-maker', 'carousel-splitter', 'image-compressor', 'instagram-caption'],
})
