import { defineWidgetTool } from '@/lib/tool/tool'
import copy from './copy.md'

export const quoteCardMaker = defineWidgetTool({
  type: 'quote-card-maker',
  kind: 'widget',
  path: '/image-tools/quote-card-maker',
  icon: 'quote',
  copy,
  relatedToolTypes: ['instagram-carousel', 'twitter-thread', 'carousel-splitter', 'instagram-caption'],
})
