import { defineWidgetTool } from '@/lib/tool/tool'
import copy from './copy.md'

export const colorPaletteExtractor = defineWidgetTool({
  type: 'color-palette-extractor',
  kind: 'widget',
  path: '/image-tools/color-palette-extractor',
  icon: 'palette',
  copy,
  relatedToolTypes: ['image-compressor', 'qr-code-generator', 'ai-image-generator', 'youtube-thumbnail-ideas'],
})
