import { tiktokHashtags } from '@/lib/platforms/networks/tiktok'
import { definePromptTool } from '@/lib/tool/define'
import { textRefinements } from '@/lib/tool/shared-fields'
import { fitIdea } from '@/lib/video-ideas/fit-idea'
import { ideaSchema } from '@/lib/video-ideas/idea'
import { presentIdea } from '@/lib/video-ideas/present-idea'
import { brief } from './brief'
import { copy } from './copy'
import { draft } from './draft'
import { ideaFields } from './fields'

export const tiktokVideoIdeas = definePromptTool({
  type: 'tiktok-video-ideas',
  kind: 'prompt',
  path: '/social-media-tools/tiktok/video-ideas',
  icon: 'clapperboard',
  copy,
  related: [
    'tiktok-script-writer',
    'tiktok-hook-generator',
    'tiktok-video-ideas-generator',
    'tiktok-caption',
  ],
  next: ['tiktok-script-writer', 'tiktok-hook-generator', 'tiktok-caption', 'tiktok-hashtag-generator'],
  form: {
    promptLabel: 'What could your next video be about?',
    placeholder: 'e.g. rye sourdough without a mixer, for people who start from zero',
    hint: 'One real detail of yours makes every idea better.',
    button: 'Generate video ideas',
    fields: ideaFields,
    examples: [
      {
        prompt: 'baking rye sourdough without a mixer',
        parameters: {
          count: '8',
          goal: 'saves',
          length: '30-60',
          niche: 'food',
          audience: 'first-time bakers',
        },
      },
      {
        prompt: 'my dog hates baths',
        parameters: {
          count: '5',
          goal: 'shares',
          length: '15-30',
          niche: 'pets',
          tone: 'funny',
          audience: 'dog owners',
        },
      },
      {
        prompt: 'running a small candle shop in Austin',
        parameters: {
          format: 'faceless',
          goal: 'sales',
          equipment: 'tripod',
          niche: 'business',
          tone: 'storytelling',
        },
      },
      {
        prompt: 'C++ tutorials for people who only know Python',
        parameters: {
          goal: 'follows',
          length: '60-plus',
          niche: 'tech',
          tone: 'educational',
          equipment: 'kit',
        },
      },
    ],
    refine: textRefinements,
  },
  maxOutputTokens: 6000,
  item: ideaSchema,
  count: ({ parameters }) => Number(parameters.count),
  brief,
  fit: (idea, input) => fitIdea(idea, input, tiktokHashtags.max),
  opening: ({ hook }) => hook,
  present: (idea) => presentIdea(idea, tiktokHashtags.max),
  draft,
})
