import { definePromptTool } from '@/lib/tool/prompt-tool'
import { buildBrief } from './brief'
import { draft } from './draft'
import { hashtagFields, hashtagSetSchema, setKindIds } from './fields'
import { fit } from './fit'
import { present } from './present'

export default definePromptTool({
  type: 'tiktok-hashtag-generator',
  path: '/tiktok-hashtag-generator',
  icon: 'hash',
  order: 60,
  searchWords: 'hashtag, trending hashtags, for you page, foryou, viral hashtags',
  relatedToolTypes: ['tiktok-caption', 'tiktok-hook-generator', 'tiktok-video-ideas', 'instagram-caption'],
  nextToolTypes: ['tiktok-caption', 'tiktok-hook-generator', 'instagram-caption'],
  form: {
    noun: 'hashtags',
    promptLabel: 'Your topic, caption or script',
    placeholder: 'e.g. my soy candles at Leeds market, and the stall that blew away',
    hint: 'Name what’s in the video: the best tags come from your words.',
    promptLimit: 4000,
    buttonLabel: 'Generate hashtags',
    fields: hashtagFields,
    examples: [
      {
        prompt: 'Unpopular opinion: sourdough bread is easier than bread with yeast',
        parameters: { mix: 'balanced', language: 'auto', filler: false },
      },
      {
        prompt: 'Our ceramic mugs are half price until Sunday, and the market stall has coffee in them to try',
        parameters: { mix: 'focus', region: 'Leeds', avoid: 'cheap', language: 'auto', filler: false },
      },
      {
        prompt: 'First market day with my soy candles: sold twelve, then the wind took the tent',
        parameters: { mix: 'reach', language: 'auto', filler: false },
      },
    ],
    layout: 'tags',
    refineActions: ['similar', 'shorter', 'change'],
  },
  maxOutputTokens: 1500,
  itemSchema: hashtagSetSchema,
  count: () => setKindIds.length,
  buildBrief,
  fit,
  getOpening: () => null,
  present,
  draft,
})
