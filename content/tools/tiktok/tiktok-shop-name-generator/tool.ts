import { definePromptTool } from '@/lib/tool/prompt-tool'
import { nameRefineActions } from '@/lib/tool/shared-fields'
import { buildBrief } from './brief'
import { draft } from './draft'
import { shopNameFields, shopNameSchema } from './fields'
import { fit } from './fit'
import { present } from './present'

export default definePromptTool({
  type: 'tiktok-shop-name-generator',
  path: '/tiktok-shop-name-generator',
  icon: 'store',
  order: 110,
  searchWords: 'business name, company name, etsy',
  relatedToolTypes: ['tiktok-username-generator', 'tiktok-caption', 'tiktok-hashtag-generator', 'tiktok-video-ideas'],
  nextToolTypes: ['tiktok-username-generator', 'tiktok-video-ideas', 'tiktok-caption'],
  form: {
    noun: 'shop name',
    promptLabel: 'What do you sell?',
    placeholder: 'e.g. ceramic mugs and small vases',
    hint: 'Name your products, and a material or a place if you like.',
    buttonLabel: 'Generate shop names',
    fields: shopNameFields,
    examples: [
      {
        prompt: 'ceramic mugs and small vases',
        parameters: { vibe: 'natural', market: 'us', length: 'short', count: '12' },
      },
      {
        prompt: 'i pour soy candles at my kitchen table in Leith',
        parameters: { vibe: 'warm', market: 'uk', length: 'medium', avoid: 'magic', count: '12' },
      },
      {
        prompt: 'phone cases with loud patterns',
        parameters: { vibe: 'bold', market: 'sea', length: 'medium', count: '8' },
      },
      {
        prompt: 'beaded jewellery for festivals',
        parameters: { vibe: 'playful', market: 'eu', length: 'medium', mustInclude: 'Noor', count: '12' },
      },
    ],
    layout: 'names',
    refineActions: nameRefineActions,
  },
  maxOutputTokens: 2500,
  itemSchema: shopNameSchema,
  count: ({ parameters }) => Number(parameters.count),
  buildBrief,
  fit,
  getOpening: () => null,
  present,
  draft,
})
