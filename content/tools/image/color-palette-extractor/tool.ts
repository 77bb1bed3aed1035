import { defineWidgetTool } from '@/lib/tool/tool'

export default defineWidgetTool({
  loads: 'first-interaction',
  icon: 'palette',
  order: 170,
  category: 'utility',
  startingPoints: ['file'],
  searchWords: 'palette, color from image, colour from picture, hex code, rgb, color scheme, contrast, color dropper',
  relatedToolTypes: ['image-compressor', 'qr-code-generator', 'ai-image-generator', 'youtube-thumbnail-ideas'],
})
