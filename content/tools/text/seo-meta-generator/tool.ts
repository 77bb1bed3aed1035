import { definePromptTool } from '@/lib/tool/prompt-tool'
import { buildBrief } from './brief'
import { metaFields, metaSchema } from './fields'
import { fitMeta } from './fit'
import { presentMeta } from './present'

export default definePromptTool({
  type: 'seo-meta-generator',
  path: '/text-tools/seo-meta-generator',
  icon: 'search-check',
  order: 100,
  category: 'write',
  startingPoints: ['line', 'text'],
  searchWords: 'meta tags, serp preview, og tags, search result, permalink',
  relatedToolTypes: ['headline-generator', 'youtube-description', 'youtube-tags', 'utm-link-builder'],
  nextToolTypes: ['headline-generator', 'twitter-tweet'],
  form: {
    noun: 'title and description',
    promptLabel: 'Your page, or its topic',
    placeholder: 'Paste the page’s text, or say what it is about',
    hint: 'Up to 8,000 characters. The first line counts as the headline.',
    promptLimit: 8000,
    buttonLabel: 'Generate titles and descriptions',
    fields: metaFields,
    examples: [
      {
        prompt:
          'How I stopped my rye bread from collapsing\n\nFor two years every loaf fell in as it cooled. I let it cool for a whole day before I cut it. I bake it longer at a lower heat. And I stopped opening the oven door in the first half hour. The crust is thicker now and the crumb holds.',
        parameters: {
          keyword: 'rye bread collapses',
          brand: 'Flour at Home',
          cta: 'See the recipe',
          site: 'example.com',
        },
      },
      {
        prompt: 'linocut prints of Porto’s tiles, printed by hand in editions of 30',
        parameters: { keyword: 'linocut prints', brand: 'Azulejo Press' },
      },
      {
        prompt: 'night train or bus from Vienna to Rome, I took both in May',
        parameters: { keyword: 'Vienna to Rome', count: '3' },
      },
    ],
    refineActions: ['similar', 'shorter', 'specific', 'change'],
  },
  maxOutputTokens: 2500,
  itemSchema: metaSchema,
  count: ({ parameters }) => Number(parameters.count),
  buildBrief,
  fit: fitMeta,
  getOpening: ({ title }) => title,
  present: presentMeta,
  draft: {
    unavailableReason:
      'This site runs without an AI. Yours writes titles and descriptions, and we measure each in Google’s pixels.',
  },
})
