import { defineWidgetTool } from '@/lib/tool/tool'

export default defineWidgetTool({
  loads: 'first-interaction',
  icon: 'smile',
  order: 310,
  category: 'creator',
  startingPoints: ['line', 'text'],
  searchWords:
    'emojis, copy paste emoji, special characters, text symbols, aesthetic symbols, blank character, smileys, text faces',
  relatedToolTypes: ['instagram-bio', 'instagram-caption', 'tiktok-bio', 'social-character-counter'],
})
