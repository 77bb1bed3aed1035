import { definePromptTool } from '@/lib/tool/prompt-tool'
import { textRefineActions } from '@/lib/tool/shared-fields'
import { buildBrief } from './brief'
import { draft } from './draft'
import { headlineFields, headlineSchema } from './fields'
import { fitHeadline } from './fit'
import { presentHeadline } from './present'

export default definePromptTool({
  type: 'headline-generator',
  path: '/text-tools/headline-generator',
  icon: 'newspaper',
  order: 10,
  category: 'write',
  startingPoints: ['line', 'text'],
  searchWords: 'headlines, email subject, ad copy, article title',
  relatedToolTypes: ['youtube-title', 'tiktok-hook-generator', 'twitter-tweet', 'youtube-description'],
  nextToolTypes: ['youtube-description', 'instagram-caption'],
  form: {
    noun: 'headline',
    promptLabel: 'What is it about?',
    placeholder: 'e.g. we stopped delivering bread and our bakery sells more than before',
    hint: 'A topic, or the first lines of your text.',
    promptLimit: 1000,
    buttonLabel: 'Generate headlines',
    fields: headlineFields,
    examples: [
      {
        prompt: 'we stopped delivering bread and our bakery sells more than before',
        parameters: { kind: 'blog', keyword: 'bread delivery', outcome: 'sales went up by a third' },
      },
      {
        prompt: 'how to repot a rubber plant without killing it',
        parameters: {
          kind: 'youtube',
          audience: 'first-time plant owners',
          turn: 'the roots had gone in circles',
        },
      },
      {
        prompt: 'spring sale in my pottery shop, all seconds half price until Sunday',
        parameters: { kind: 'email', action: 'come by before Sunday' },
      },
      {
        prompt: 'hand-poured soy candles from Austin',
        parameters: { kind: 'ad', audience: 'small flats', count: '5' },
      },
    ],
    refineActions: textRefineActions,
    score: 'title',
  },
  maxOutputTokens: 2500,
  itemSchema: headlineSchema,
  count: ({ parameters }) => Number(parameters.count),
  buildBrief,
  fit: fitHeadline,
  getOpening: ({ text }) => text,
  present: presentHeadline,
  draft,
})
