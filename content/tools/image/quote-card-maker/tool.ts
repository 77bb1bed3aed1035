import { defineWidgetTool } from '@/lib/tool/tool'

export default defineWidgetTool({
  type: 'quote-card-maker',
  loads: 'first-interaction',
  path: '/image-tools/quote-card-maker',
  icon: 'quote',
  order: 80,
  category: 'design',
  startingPoints: ['text', 'line'],
  searchWords:
    'quotes, quote card, text on background, motivational quote, text slides, thread to carousel, quote post',
  relatedToolTypes: ['instagram-carousel', 'twitter-thread', 'carousel-splitter', 'instagram-caption'],
})
