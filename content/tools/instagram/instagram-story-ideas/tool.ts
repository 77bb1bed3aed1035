import { definePromptTool } from '@/lib/tool/define'
import { textRefinements } from '@/lib/tool/shared-fields'
import { brief } from './brief'
import { copy } from './copy'
import { draft } from './draft'
import { storyFields } from './fields'
import { fitStory } from './fit'
import { presentStory } from './present'
import { storySchema } from './story'

export const instagramStoryIdeas = definePromptTool({
  type: 'instagram-story-ideas',
  kind: 'prompt',
  path: '/social-media-tools/instagram/story-ideas',
  icon: 'messages-square',
  copy,
  related: ['instagram-reels-ideas', 'instagram-caption', 'instagram-hashtags', 'tiktok-video-ideas'],
  next: ['instagram-reels-ideas', 'instagram-caption', 'tiktok-hook-generator'],
  form: {
    promptLabel: 'What is going on that you could show?',
    placeholder: 'e.g. choosing the glaze for my next batch of mugs',
    hint: 'Something you have not decided yet makes the best story.',
    button: 'Generate story ideas',
    fields: storyFields,
    examples: [
      {
        prompt: 'choosing the glaze for my next batch of mugs',
        parameters: {
          goal: 'replies',
          frames: '5',
          count: '3',
          niche: 'diy',
          audience: 'people who drink tea all day',
        },
      },
      {
        prompt: 'opening bookings for my spring watercolour workshop',
        parameters: { goal: 'sales', frames: '7', count: '3', tone: 'professional', niche: 'education' },
      },
      {
        prompt: 'learning to run again after a long break',
        parameters: { goal: 'warm-up', frames: '5', count: '3', niche: 'fitness', tone: 'storytelling' },
      },
      {
        prompt: 'my cat’s opinion on every houseplant I bring home',
        parameters: { goal: 'replies', frames: '3', count: '5', niche: 'pets', tone: 'funny' },
      },
    ],
    refine: textRefinements,
  },
  maxOutputTokens: 5000,
  item: storySchema,
  count: ({ parameters }) => Number(parameters.count),
  brief,
  fit: fitStory,
  opening: ({ frames }) => frames[0]?.text ?? null,
  present: presentStory,
  draft,
})
