import { definePromptTool } from '@/lib/tool/prompt-tool'
import { textRefineActions } from '@/lib/tool/shared-fields'
import { MAX_HOOK_SECONDS } from './beats'
import { buildBrief } from './brief'
import { draft } from './draft'
import { scriptFields, scriptSchema } from './fields'
import { fitScript } from './fit'
import { presentScript } from './present'

export default definePromptTool({
  type: 'youtube-script',
  path: '/social-media-tools/youtube/script-writer',
  icon: 'scroll-text',
  order: 50,
  startingPoints: ['line', 'text'],
  searchWords: 'long video, vlog, tutorial script',
  copyValues: { hookSeconds: MAX_HOOK_SECONDS },
  relatedToolTypes: ['youtube-title', 'youtube-description', 'youtube-tags', 'tiktok-script-writer'],
  nextToolTypes: ['youtube-title', 'youtube-description', 'youtube-tags'],
  form: {
    noun: 'script',
    promptLabel: 'What is your video about?',
    placeholder: 'e.g. we moved with two cats and the airline lost the papers. Or paste notes',
    hint: 'Say it like you’d tell a friend: each sentence becomes part of the script.',
    promptLimit: 4000,
    buttonLabel: 'Write the script',
    fields: scriptFields,
    examples: [
      {
        prompt: 'i moved to Porto with two cats. the airline lost our papers. a vet saved the day by phone',
        parameters: {
          length: '300',
          tone: 'storytelling',
          outcome: 'both cats slept through the flight',
          turn: 'the counter was about to close',
        },
      },
      {
        prompt: 'how to glaze a mug without runs',
        parameters: {
          length: '600',
          pace: '130',
          tone: 'educational',
          audience: 'people at their first pottery class',
          action: 'the glaze chart is linked below the video',
        },
      },
      {
        prompt: 'unpopular opinion: paper maps are better than apps in the mountains',
        parameters: { length: '60', pace: '180', tone: 'bold' },
      },
    ],
    refineActions: textRefineActions,
  },
  maxOutputTokens: 5000,
  itemSchema: scriptSchema,
  count: () => 1,
  buildBrief,
  fit: fitScript,
  getOpening: ({ hook }) => hook.say,
  present: presentScript,
  draft,
})
