import { definePromptTool } from '@/lib/tool/define'
import { textRefinements } from '@/lib/tool/shared-fields'
import { brief } from './brief'
import { copy } from './copy'
import { draft } from './draft'
import { scriptFields } from './fields'
import { fitScript } from './fit'
import { presentScript } from './present'
import { scriptSchema } from './script'

const MAX_PROMPT = 4000

export const tiktokScriptWriter = definePromptTool({
  type: 'tiktok-script-writer',
  kind: 'prompt',
  path: '/social-media-tools/tiktok/script-writer',
  icon: 'scroll-text',
  copy,
  related: ['tiktok-video-ideas', 'tiktok-hook-generator', 'tiktok-caption', 'tiktok-video-ideas-generator'],
  next: ['tiktok-hook-generator', 'tiktok-caption', 'tiktok-hashtag-generator'],
  form: {
    promptLabel: 'What is the video about?',
    placeholder: 'e.g. why my sourdough stays flat, and the one thing I changed; or paste your notes',
    hint: 'Notes, an outline or an idea from another tool all work.',
    promptLimit: MAX_PROMPT,
    button: 'Write the script',
    fields: scriptFields,
    examples: [
      {
        prompt: 'baking sourdough bread in a cold kitchen',
        parameters: {
          length: '30',
          structure: 'problem-solution',
          delivery: 'camera',
          goal: 'saves',
          audience: 'home bakers',
        },
      },
      {
        prompt: 'launching my Etsy store with hand-thrown ceramic mugs',
        parameters: {
          length: '60',
          structure: 'demo',
          delivery: 'voice-over',
          pace: '130',
          goal: 'sales',
          cta: 'the shop link is in my profile',
          tone: 'storytelling',
        },
      },
      {
        prompt: 'budget travel in Japan for students',
        parameters: {
          length: '90',
          structure: 'list',
          pace: '180',
          goal: 'shares',
          tone: 'casual',
          audience: 'students',
        },
      },
      {
        prompt: 'teaching my rescue dog to accept a bath',
        parameters: {
          length: '60',
          structure: 'story',
          delivery: 'camera',
          goal: 'follows',
          tone: 'funny',
          emoji: 'none',
        },
      },
    ],
    refine: textRefinements,
  },
  maxOutputTokens: 3500,
  item: scriptSchema,
  count: () => 1,
  brief,
  fit: fitScript,
  opening: ({ beats }) => beats[0]?.say ?? null,
  present: presentScript,
  draft,
})
