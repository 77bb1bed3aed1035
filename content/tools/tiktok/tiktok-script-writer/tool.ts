import { definePromptTool } from '@/lib/tool/prompt-tool'
import { textRefineActions } from '@/lib/tool/shared-fields'
import { buildBrief } from './brief'
import { draft } from './draft'
import { scriptFields, scriptSchema } from './fields'
import { fitScript } from './fit'
import { presentScript } from './present'

const MAX_PROMPT_LENGTH = 4000

export default definePromptTool({
  type: 'tiktok-script-writer',
  path: '/social-media-tools/tiktok/script-writer',
  icon: 'scroll-text',
  order: 30,
  startingPoints: ['line', 'text'],
  searchWords: 'script, what to say, speech, voiceover script, storyboard',
  relatedToolTypes: ['tiktok-video-ideas', 'tiktok-hook-generator', 'tiktok-caption', 'tiktok-video-ideas-generator'],
  nextToolTypes: ['tiktok-hook-generator', 'tiktok-caption', 'tiktok-hashtag-generator'],
  form: {
    noun: 'script',
    promptLabel: 'What is your video about?',
    placeholder: 'e.g. the market rained off, then one stall sold out. Or paste notes',
    hint: 'Say what happened and how it ended. Your sentences go in as they are.',
    promptLimit: MAX_PROMPT_LENGTH,
    buttonLabel: 'Write the script',
    fields: scriptFields,
    examples: [
      {
        prompt:
          'my first craft fair: I sold 41 candles, then the card reader died. I wrote 38 names on a napkin, and every one of them paid me later',
        parameters: {
          length: '30',
          delivery: 'camera',
          goal: 'watch-through',
          tone: 'storytelling',
          outcome: 'a stranger lent me hers',
        },
      },
      {
        prompt: 'unpopular opinion: sourdough is not worth the trouble',
        parameters: { length: '30', goal: 'comments', tone: 'bold' },
      },
      {
        prompt: 'hand-thrown mugs in my Etsy shop, ten of each glaze',
        parameters: {
          length: '60',
          structure: 'demo',
          delivery: 'voice-over',
          pace: '130',
          goal: 'sales',
          audience: 'people who drink from the same mug every day',
          action: 'order by the 12th, the shop is linked in my profile',
        },
      },
      {
        prompt: 'how to bleed a bicycle brake at home',
        parameters: {
          length: '90',
          structure: 'tutorial',
          goal: 'saves',
          tone: 'educational',
          turn: 'air gets in when the lever snaps back',
        },
      },
    ],
    refineActions: textRefineActions,
  },
  maxOutputTokens: 2800,
  itemSchema: scriptSchema,
  count: () => 1,
  buildBrief,
  fit: fitScript,
  getOpening: ({ beats }) => beats[0]?.say ?? null,
  present: presentScript,
  draft,
})
