import { defineWidgetTool } from '@/lib/tool/tool'
import copy from './copy.md'

export default defineWidgetTool({
  type: 'color-palette-extractor',
  kind: 'widget',
  loads: 'first-interaction',
  path: '/image-tools/color-palette-extractor',
  icon: 'palette',
  order: 170,
  category: 'utility',
  startingPoints: ['file'],
  searchWords: 'palette, color from image, colour from picture, hex code, rgb, color scheme, contrast, color dropper',
  copy,
  relatedToolTypes: ['image-compressor', 'qr-code-generator', 'ai-image-generator', 'youtube-thumbnail-ideas'],
})
