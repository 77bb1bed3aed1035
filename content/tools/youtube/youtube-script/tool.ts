import { definePromptTool } from '@/lib/tool/define'
import { textRefinements } from '@/lib/tool/shared-fields'
import { brief } from './brief'
import { copy } from './copy'
import { draft } from './draft'
import { scriptFields } from './fields'
import { fitScript } from './fit'
import { presentScript } from './present'
import { scriptSchema } from './script'

export const youtubeScript = definePromptTool({
  type: 'youtube-script',
  kind: 'prompt',
  path: '/social-media-tools/youtube/script-writer',
  icon: 'scroll-text',
  copy,
  related: ['youtube-title', 'youtube-description', 'youtube-tags', 'tiktok-script-writer'],
  next: ['youtube-title', 'youtube-description', 'youtube-tags'],
  form: {
    promptLabel: 'What is the video about?',
    placeholder:
      'e.g. why my sourdough stays flat in winter, and the change that helped; or paste your notes',
    hint: 'Notes, an outline or a blog post work better than a headline.',
    promptLimit: 4000,
    button: 'Write the script',
    fields: scriptFields,
    examples: [
      {
        prompt: 'baking sourdough bread in a cold kitchen',
        parameters: { length: '300', tone: 'educational', audience: 'home bakers' },
      },
      {
        prompt: 'launching my Etsy store with hand-thrown ceramic mugs',
        parameters: {
          length: '600',
          pace: '130',
          tone: 'storytelling',
          cta: 'the checklist is linked below the video',
        },
      },
      {
        prompt: 'teaching my rescue dog to accept a bath',
        parameters: { length: '60', pace: '180', tone: 'funny' },
      },
    ],
    refine: textRefinements,
  },
  maxOutputTokens: 6000,
  item: scriptSchema,
  count: () => 1,
  brief,
  fit: fitScript,
  opening: ({ hook }) => hook.say,
  present: presentScript,
  draft,
})
