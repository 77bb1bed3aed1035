import { definePromptTool } from '@/lib/tool/prompt-tool'
import { textRefineActions } from '@/lib/tool/shared-fields'
import { buildBrief } from './brief'
import { draft, MAX_PILLARS } from './draft'
import { getPostingDays, planFields, postSchema } from './fields'
import { fitPost } from './fit'
import { presentPost } from './present'

export default definePromptTool({
  type: 'tiktok-video-ideas-generator',
  path: '/tiktok-video-ideas-generator',
  icon: 'calendar-days',
  order: 20,
  searchWords: 'calendar, planner, schedule, weekly plan, content strategy, ics',
  copyValues: { maxPillars: MAX_PILLARS },
  relatedToolTypes: ['tiktok-video-ideas', 'tiktok-script-writer', 'tiktok-hook-generator', 'tiktok-hashtag-generator'],
  nextToolTypes: ['tiktok-script-writer', 'tiktok-hook-generator', 'tiktok-caption', 'tiktok-hashtag-generator'],
  form: {
    noun: 'idea',
    promptLabel: 'What is your account about?',
    placeholder: 'e.g. a two-person candle shop that pours soy wax on weekends',
    hint: 'Say what you make or do, and who it’s for.',
    buttonLabel: 'Generate the plan',
    fields: planFields,
    examples: [
      {
        prompt: 'running a small candle shop in Austin',
        parameters: {
          mode: 'plan',
          days: '14',
          perWeek: '3',
          niche: 'business',
          goal: 'sales',
          pillars: 'making, packing, opinions',
        },
      },
      {
        prompt: 'ADHD productivity for students',
        parameters: {
          mode: 'series',
          days: '7',
          perWeek: '5',
          niche: 'education',
          goal: 'follows',
          audience: 'students',
        },
      },
      {
        prompt: 'wedding photography',
        parameters: {
          mode: 'trend-twists',
          days: '7',
          perWeek: '7',
          niche: 'business',
          tone: 'funny',
          goal: 'shares',
        },
      },
      {
        prompt: 'strength training at the gym for people over fifty',
        parameters: {
          mode: 'plan',
          days: '30',
          perWeek: '3',
          niche: 'fitness',
          goal: 'saves',
          tone: 'educational',
        },
      },
    ],
    refineActions: textRefineActions,
    layout: 'plan',
  },
  maxOutputTokens: 6000,
  itemSchema: postSchema,
  count: ({ parameters }) => getPostingDays(parameters).length,
  buildBrief,
  fit: fitPost,
  getOpening: () => null,
  present: presentPost,
  draft,
})
