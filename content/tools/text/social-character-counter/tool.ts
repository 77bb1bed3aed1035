import { defineWidgetTool } from '@/lib/tool/tool'
import copy from './copy.md'

export default defineWidgetTool({
  type: 'social-character-counter',
  kind: 'widget',
  loads: 'page',
  path: '/text-tools/social-character-counter',
  icon: 'ruler',
  order: 190,
  category: 'count',
  startingPoints: ['text'],
  searchWords: 'emoji, characters, too long, letters',
  copy,
  relatedToolTypes: ['twitter-thread', 'instagram-caption', 'youtube-title', 'tiktok-caption'],
})
