import { defineWidgetTool } from '@/lib/tool/tool'

export default defineWidgetTool({
  loads: 'first-interaction',
  icon: 'qr-code',
  order: 160,
  category: 'utility',
  startingPoints: ['text'],
  searchWords: 'wifi password code, business card qr, menu qr, qr maker, qr code svg, link to qr',
  relatedToolTypes: ['utm-link-builder', 'instagram-bio', 'image-compressor', 'ai-image-generator'],
})
