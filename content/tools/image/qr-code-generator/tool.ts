import { defineWidgetTool } from '@/lib/tool/tool'
import copy from './copy.md'

export const qrCodeGenerator = defineWidgetTool({
  type: 'qr-code-generator',
  kind: 'widget',
  path: '/image-tools/qr-code-generator',
  icon: 'qr-code',
  copy,
  relatedToolTypes: ['utm-link-builder', 'instagram-bio', 'image-compressor', 'ai-image-generator'],
})
