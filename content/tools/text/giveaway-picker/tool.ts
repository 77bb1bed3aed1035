import { defineWidgetTool } from '@/lib/tool/tool'
import { MAX_ENTRIES } from './entries'

export default defineWidgetTool({
  type: 'giveaway-picker',
  loads: 'first-interaction',
  icon: 'gift',
  order: 300,
  category: 'creator',
  startingPoints: ['text', 'file'],
  searchWords: 'pick a winner, random picker, wheel of names, raffle generator, lucky draw, draw names',
  copyValues: { maxEntries: MAX_ENTRIES },
  relatedToolTypes: ['instagram-engagement-rate', 'instagram-story-ideas', 'instagram-caption', 'twitter-tweet'],
})
