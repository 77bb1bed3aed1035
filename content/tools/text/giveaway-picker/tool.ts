import { defineWidgetTool } from '@/lib/tool/tool'
import copy from './copy.md'

export const giveawayPicker = defineWidgetTool({
  type: 'giveaway-picker',
  kind: 'widget',
  path: '/text-tools/giveaway-picker',
  icon: 'gift',
  copy,
  relatedToolTypes: ['instagram-engagement-rate', 'instagram-story-ideas', 'instagram-caption', 'twitter-tweet'],
})
