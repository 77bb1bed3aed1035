import { defineWidgetTool } from '@/lib/tool/tool'
import copy from './copy.md'

export default defineWidgetTool({
  type: 'emoji-symbol-picker',
  kind: 'widget',
  loads: 'first-interaction',
  path: '/text-tools/emoji-symbol-picker',
  icon: 'smile',
  order: 310,
  category: 'creator',
  startingPoints: ['line', 'text'],
  searchWords:
    'emojis, copy paste emoji, special characters, text symbols, aesthetic symbols, blank character, smileys, text faces',
  copy,
  relatedToolTypes: ['instagram-bio', 'instagram-caption', 'tiktok-bio', 'social-character-counter'],
})
