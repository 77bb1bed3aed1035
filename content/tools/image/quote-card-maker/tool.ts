import { defineWidgetTool } from '@/lib/tool/tool'
import { MAX_CARDS } from './parse-quotes'
import { MIN_FONT_SIZE_LIMITS } from './scene'
import { fontPairs, themes } from './themes'

export default defineWidgetTool({
  loads: 'idle',
  icon: 'quote',
  order: 80,
  category: 'design',
  startingPoints: ['text', 'line'],
  searchWords:
    'quotes, quote card, text on background, motivational quote, text slides, thread to carousel, quote post',
  copyValues: {
    fontPairs: fontPairs.length,
    maxCards: MAX_CARDS,
    minFontSize: MIN_FONT_SIZE_LIMITS.default,
    themes: themes.length,
  },
  relatedToolTypes: ['instagram-carousel', 'twitter-thread', 'carousel-splitter', 'instagram-caption'],
})
