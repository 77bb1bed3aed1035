import { defineWidgetTool } from '@/lib/tool/tool'
import copy from './copy.md'

export const emojiSymbolPicker = defineWidgetTool({
  type: 'emoji-symbol-picker',
  kind: 'widget',
  path: '/text-tools/emoji-symbol-picker',
  icon: 'smile',
  copy,
  relatedToolTypes: ['instagram-bio', 'instagram-caption', 'tiktok-bio', 'social-character-counter'],
})
