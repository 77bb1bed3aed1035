import { definePromptTool } from '@/lib/tool/prompt-tool'
import { textRefineActions } from '@/lib/tool/shared-fields'
import { buildBrief } from './brief'
import { draft } from './draft'
import { hookFields, hookSchema } from './fields'
import { fitHook } from './fit'
import { presentHook } from './present'

export default definePromptTool({
  type: 'tiktok-hook-generator',
  path: '/tiktok-hook-generator',
  icon: 'zap',
  order: 40,
  searchWords: 'hooks, first line, opener, stop the scroll, beginning',
  relatedToolTypes: ['tiktok-video-ideas', 'tiktok-script-writer', 'tiktok-caption', 'youtube-title'],
  nextToolTypes: ['tiktok-script-writer', 'tiktok-caption', 'tiktok-hashtag-generator'],
  form: {
    noun: 'hook',
    promptLabel: 'What is your video about?',
    placeholder: 'e.g. I got three dinners out of one roast chicken, the last one surprised me',
    hint: 'Say it like you’d tell a friend. “Add details” makes it yours.',
    buttonLabel: 'Generate hooks',
    fields: hookFields,
    examples: [
      {
        prompt: 'how I get three dinners out of one roast chicken',
        parameters: {
          goal: 'saves',
          audience: 'couples who cook on weeknights',
          outcome: 'nine portions and a pot of stock',
          turn: 'the broth was the best part',
        },
      },
      {
        prompt: 'my rescue dog finally let the postman walk past',
        parameters: {
          goal: 'watch-through',
          tone: 'storytelling',
          audience: 'new dog owners',
          turn: 'she barked at the cat instead',
        },
      },
      {
        prompt: 'unpopular opinion: most of my thrifted coats are better made than new ones',
        parameters: {
          goal: 'comments',
          tone: 'bold',
          families: ['bold-claim', 'open-question', 'mid-story'],
        },
      },
      {
        prompt: 'spring sale in my pottery shop, all seconds half price until Sunday',
        parameters: {
          goal: 'sales',
          outcome: 'about 60 mugs with small glaze faults',
          action: 'come by or message me before Sunday',
          avoid: 'hurry',
        },
      },
    ],
    refineActions: textRefineActions,
    score: 'hook',
  },
  maxOutputTokens: 3000,
  itemSchema: hookSchema,
  count: ({ parameters }) => Number(parameters.count),
  buildBrief,
  fit: fitHook,
  getOpening: (hook) => hook.spoken,
  present: presentHook,
  draft,
})
