import { defineWidgetTool } from '@/lib/tool/tool'
import { layouts } from './layouts'
import { MAX_CELLS, MIN_CELLS } from './scene'

export default defineWidgetTool({
  loads: 'idle',
  icon: 'layout-dashboard',
  order: 90,
  category: 'design',
  startingPoints: ['file'],
  searchWords: 'put two pictures together, photo grid maker, combine two photos, before after picture, pic collage',
  copyValues: { grids: layouts.filter(({ labels }) => !labels).length, maxPhotos: MAX_CELLS, minPhotos: MIN_CELLS },
  relatedToolTypes: ['gif-maker', 'carousel-splitter', 'image-compressor', 'instagram-caption'],
})
