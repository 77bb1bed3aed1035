import { defineWidgetTool } from '@/lib/tool/tool'

export default defineWidgetTool({
  type: 'collage-maker',
  loads: 'first-interaction',
  path: '/image-tools/collage-maker',
  icon: 'layout-dashboard',
  order: 90,
  category: 'design',
  startingPoints: ['file'],
  searchWords: 'put two pictures together, photo grid maker, combine two photos, before after picture, pic collage',
  relatedToolTypes: ['gif-maker', 'carousel-splitter', 'image-compressor', 'instagram-caption'],
})
