import { defineWidgetTool } from '@/lib/tool/tool'
import copy from './copy.md'

export const socialCharacterCounter = defineWidgetTool({
  type: 'social-character-counter',
  kind: 'widget',
  path: '/text-tools/social-character-counter',
  icon: 'ruler',
  copy,
  relatedToolTypes: ['twitter-thread', 'instagram-caption', 'youtube-title', 'tiktok-caption'],
})
