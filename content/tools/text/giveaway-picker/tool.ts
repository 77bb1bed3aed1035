import { defineWidgetTool } from '@/lib/tool/tool-definition'
import { copy } from './copy'

export const giveawayPicker = defineWidgetTool({
  type: 'giveaway-picker',
  kind: 'widget',
  path: '/text-tools/giveaway-picker',
  icon: 'gift',
  copy,
  related: ['instagram-engagement-rate', 'instagram-story-ideas', 'instagram-caption', 'twitter-tweet'],
})
