import { definePromptTool } from '@/lib/tool/prompt-tool'
import { textRefineActions } from '@/lib/tool/shared-fields'
import { buildBrief } from './brief'
import { draft } from './draft'
import { descriptionFields, descriptionSchema } from './fields'
import { fitDescription } from './fit'
import { present } from './present'

export default definePromptTool({
  type: 'youtube-description',
  path: '/social-media-tools/youtube/description-writer',
  icon: 'file-text',
  order: 30,
  startingPoints: ['line', 'text'],
  searchWords: 'descriptions, about the video, podcast notes',
  relatedToolTypes: ['youtube-title', 'youtube-tags', 'youtube-script', 'instagram-caption'],
  nextToolTypes: ['youtube-tags', 'youtube-title', 'instagram-caption'],
  form: {
    noun: 'description',
    promptLabel: 'Your title, notes or transcript',
    placeholder:
      'e.g. How I bake sourdough in a cold kitchen. The starter sits on the router. An hour more than in summer.',
    hint: 'Two sentences on what happens beat a bare title.',
    promptLimit: 4000,
    buttonLabel: 'Write the description',
    fields: descriptionFields,
    examples: [
      {
        prompt:
          'How I bake sourdough in a cold kitchen. The starter sits on the router, and the dough gets an hour more.',
        parameters: {
          keyword: 'sourdough',
          chapters: '0:00 The cold kitchen 1:10 Starter 4:35 Folding 9:20 The pot',
          links: 'Recipe https://example.com/sourdough',
          tone: 'educational',
          hashtags: '3',
          audience: 'people without a proving drawer',
          outcome: 'an open crumb at 14 degrees',
        },
      },
      {
        prompt: 'our mug shop opens on sunday, forty mugs, all thrown by hand',
        parameters: {
          links: 'Shop https://example.com/mugs Newsletter https://example.com/letters',
          tone: 'storytelling',
          emoji: 'none',
          turn: 'two shelves broke in the kiln',
          action: 'the shop is linked above, doors open at nine',
        },
      },
      {
        prompt: 'I folded a fitted sheet alone and lost',
        parameters: { type: 'short', tone: 'funny', hashtags: '3', turn: 'the elastic won' },
      },
    ],
    refineActions: textRefineActions,
  },
  maxOutputTokens: 3500,
  itemSchema: descriptionSchema,
  count: ({ parameters }) => Number(parameters.count),
  buildBrief,
  fit: fitDescription,
  getOpening: ({ firstLines }) => firstLines,
  present,
  draft,
})
