import { definePromptTool } from '@/lib/tool/define'
import { textRefinements } from '@/lib/tool/shared-fields'
import { brief } from './brief'
import { copy } from './copy'
import { descriptionSchema } from './description'
import { draft } from './draft'
import { descriptionFields } from './fields'
import { fitDescription } from './fit'
import { present } from './present'

export const youtubeDescription = definePromptTool({
  type: 'youtube-description',
  kind: 'prompt',
  path: '/social-media-tools/youtube/description-writer',
  icon: 'file-text',
  copy,
  related: ['youtube-title', 'youtube-tags', 'youtube-script', 'instagram-caption'],
  next: ['youtube-tags', 'youtube-title', 'instagram-caption'],
  form: {
    promptLabel: 'Your title, notes or transcript',
    placeholder: 'e.g. How I bake sourdough in a cold kitchen: starter, folding, the pot',
    hint: 'Links and times in your text are kept as they are.',
    promptLimit: 4000,
    button: 'Write the description',
    fields: descriptionFields,
    examples: [
      {
        prompt: 'How I bake sourdough bread in a cold kitchen',
        parameters: {
          keyword: 'sourdough bread',
          chapters: '0:00 The cold kitchen 1:10 Starter 4:35 Folding 9:20 The pot',
          links: 'Recipe https://example.com/sourdough',
          tone: 'educational',
          hashtags: '3',
          count: '2',
        },
      },
      {
        prompt: 'launching my Etsy store with hand-thrown ceramic mugs',
        parameters: {
          links: 'Shop https://example.com/mugs Newsletter https://example.com/letters',
          cta: 'the shop is linked above',
          tone: 'storytelling',
          emoji: 'none',
          count: '2',
        },
      },
      {
        prompt: 'a Short about folding a fitted sheet alone',
        parameters: { type: 'short', tone: 'funny', hashtags: '3', count: '3' },
      },
    ],
    refine: textRefinements,
  },
  maxOutputTokens: 3500,
  item: descriptionSchema,
  count: ({ parameters }) => Number(parameters.count),
  brief,
  fit: fitDescription,
  opening: ({ firstLines }) => firstLines,
  present,
  draft,
})
