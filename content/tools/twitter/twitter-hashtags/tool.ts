import { definePromptTool } from '@/lib/tool/prompt-tool'
import { nameRefineActions } from '@/lib/tool/shared-fields'
import { buildBrief } from './brief'
import { draft } from './draft'
import { hashtagFields, hashtagSetSchema, kindIds } from './fields'
import { fit } from './fit'
import { present } from './present'

export default definePromptTool({
  type: 'twitter-hashtags',
  path: '/social-media-tools/twitter/hashtag-tools',
  icon: 'hash',
  order: 30,
  startingPoints: ['line', 'text'],
  searchWords: 'hashtags for x, hashtags for twitter',
  relatedToolTypes: ['twitter-tweet', 'twitter-thread', 'instagram-hashtags', 'tiktok-hashtag-generator'],
  nextToolTypes: ['twitter-tweet', 'twitter-thread', 'instagram-hashtags'],
  form: {
    noun: 'hashtags',
    promptLabel: 'Your post or its topic',
    placeholder: 'e.g. I rebuilt my bike’s gearbox with a library book and a borrowed wrench',
    hint: 'Paste the whole post to see it with the hashtag in.',
    promptLimit: 2000,
    buttonLabel: 'Find hashtags',
    fields: hashtagFields,
    examples: [
      {
        prompt: 'I rebuilt my bike’s gearbox with a library book and a borrowed wrench',
        parameters: { picks: '1', capitals: true, language: 'auto' },
      },
      {
        prompt: 'Our small business opens a second bakery on Saturday, with rye bread until it runs out',
        parameters: { picks: '2', region: 'Leeds', capitals: true, language: 'auto' },
      },
      {
        prompt: 'Every nurse should learn statistics before any new software',
        parameters: { picks: '2', avoid: 'students', capitals: true, language: 'auto' },
      },
    ],
    layout: 'tags',
    refineActions: nameRefineActions,
  },
  maxOutputTokens: 1500,
  itemSchema: hashtagSetSchema,
  count: () => kindIds.length,
  buildBrief,
  fit,
  getOpening: () => null,
  present,
  draft,
})
