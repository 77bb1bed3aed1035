import { defineWidgetTool } from '@/lib/tool/tool'

export default defineWidgetTool({
  type: 'social-character-counter',
  loads: 'page',
  icon: 'ruler',
  order: 190,
  category: 'count',
  startingPoints: ['text'],
  searchWords: 'emoji, characters, too long, letters',
  relatedToolTypes: ['twitter-thread', 'instagram-caption', 'youtube-title', 'tiktok-caption'],
})
