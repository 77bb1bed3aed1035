import { definePromptTool } from '@/lib/tool/prompt-tool'
import { buildBrief } from './brief'
import { draft } from './draft'
import { kindIds, tagFields, tagListSchema } from './fields'
import { fitTags } from './fit'
import { present } from './present'

export default definePromptTool({
  type: 'youtube-tags',
  path: '/social-media-tools/youtube/tag-generator',
  icon: 'tag',
  order: 40,
  searchWords: 'seo, meta tags',
  relatedToolTypes: ['youtube-title', 'youtube-description', 'tiktok-hashtag-generator', 'instagram-caption'],
  nextToolTypes: ['youtube-title', 'youtube-description', 'tiktok-hashtag-generator'],
  form: {
    noun: 'tags',
    promptLabel: 'Your video’s title or topic',
    placeholder: 'e.g. I rode the night train to Lisbon with a broken suitcase',
    hint: 'Your final title works best. A description works too.',
    promptLimit: 4000,
    buttonLabel: 'Generate tags',
    fields: tagFields,
    examples: [
      {
        prompt: 'How I bake sourdough bread in a cold kitchen',
        parameters: { channel: 'Flour at Home', budget: 500, avoid: '', language: 'auto' },
      },
      {
        prompt: 'Film cameras are a waste of money, and I sold both of mine',
        parameters: { budget: 300, avoid: 'vintage', language: 'auto' },
      },
      {
        prompt: 'restoring my grandfather’s wooden hand plane',
        parameters: { channel: 'Slow Shavings', budget: 500, language: 'auto' },
      },
    ],
    layout: 'tags',
    refineActions: ['similar', 'shorter', 'change'],
  },
  maxOutputTokens: 1500,
  itemSchema: tagListSchema,
  count: () => kindIds.length,
  buildBrief,
  fit: fitTags,
  getOpening: () => null,
  present,
  draft,
})
