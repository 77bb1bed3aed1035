import { defineWidgetTool } from '@/lib/tool/tool'
import copy from './copy.md'

export default defineWidgetTool({
  type: 'collage-maker',
  kind: 'widget',
  loads: 'first-interaction',
  path: '/image-tools/collage-maker',
  icon: 'layout-dashboard',
  order: 90,
  category: 'design',
  startingPoints: ['file'],
  searchWords: 'put two pictures together, photo grid maker, combine two photos, before after picture, pic collage',
  copy,
  relatedToolTypes: ['gif-maker', 'carousel-splitter', 'image-compressor', 'instagram-caption'],
})
