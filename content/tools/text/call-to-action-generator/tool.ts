import { definePromptTool } from '@/lib/tool/prompt-tool'
import { textRefineActions } from '@/lib/tool/shared-fields'
import { buildBrief } from './brief'
import { draft } from './draft'
import { callToActionFields, callToActionSchema } from './fields'
import { fitCallToAction } from './fit'
import { presentCallToAction } from './present'

export default definePromptTool({
  type: 'call-to-action-generator',
  path: '/text-tools/call-to-action-generator',
  icon: 'megaphone',
  order: 90,
  category: 'write',
  startingPoints: ['line', 'text'],
  searchWords: 'ctas, ask for comments, get followers',
  relatedToolTypes: ['headline-generator', 'instagram-caption', 'tiktok-caption', 'slogan-generator'],
  nextToolTypes: ['instagram-caption', 'tiktok-caption', 'twitter-tweet'],
  form: {
    noun: 'call to action',
    promptLabel: 'What is the post about?',
    placeholder: 'e.g. how I stopped my rye bread from collapsing',
    hint: 'The topic, or the post itself.',
    promptLimit: 500,
    buttonLabel: 'Generate calls to action',
    fields: callToActionFields,
    examples: [
      {
        prompt: 'how I stopped my rye bread from collapsing',
        parameters: { goal: 'comment', platform: 'instagram' },
      },
      {
        prompt: 'five stretches for people who sit all day',
        parameters: { goal: 'save', platform: 'tiktok', audience: 'desk workers' },
      },
      {
        prompt: 'my linocut prints are back in the shop',
        parameters: { goal: 'buy', platform: 'facebook', action: 'order by Sunday, I post them on Monday' },
      },
      {
        prompt: 'I’m building a tiny house and the roof goes on next week',
        parameters: { goal: 'subscribe', platform: 'youtube', maxChars: 80 },
      },
    ],
    refineActions: textRefineActions,
  },
  maxOutputTokens: 2000,
  itemSchema: callToActionSchema,
  count: ({ parameters }) => Number(parameters.count),
  buildBrief,
  fit: fitCallToAction,
  getOpening: () => null,
  present: presentCallToAction,
  draft,
})
