import { definePromptTool } from '@/lib/tool/define'
import { textRefinements } from '@/lib/tool/shared-fields'
import { brief } from './brief'
import { copy } from './copy'
import { draft } from './draft'
import { reelFields } from './fields'
import { fitReel } from './fit'
import { presentReel } from './present'
import { reelSchema } from './reel'

export const instagramReelsIdeas = definePromptTool({
  type: 'instagram-reels-ideas',
  kind: 'prompt',
  path: '/social-media-tools/instagram/reels-ideas',
  icon: 'clapperboard',
  copy,
  related: ['instagram-caption', 'tiktok-video-ideas', 'tiktok-hook-generator', 'tiktok-script-writer'],
  next: ['tiktok-script-writer', 'instagram-caption', 'tiktok-hook-generator'],
  form: {
    promptLabel: 'What should the Reel be about?',
    placeholder: 'e.g. mending knitted jumpers so that the repair can be seen',
    hint: 'Say what a camera could look at: an object, a place, a pair of hands.',
    button: 'Generate Reels ideas',
    fields: reelFields,
    examples: [
      {
        prompt: 'mending knitted jumpers so that the repair can be seen',
        parameters: {
          count: '5',
          format: 'faceless',
          length: '15-30',
          audio: 'natural',
          goal: 'saves',
          niche: 'diy',
          audience: 'people who hate throwing clothes away',
        },
      },
      {
        prompt: 'a tiny bakery that opens at five in the morning',
        parameters: {
          count: '5',
          length: '30-60',
          goal: 'sales',
          niche: 'food',
          tone: 'storytelling',
          equipment: 'tripod',
        },
      },
      {
        prompt: 'stretching for people who sit all day',
        parameters: {
          count: '8',
          format: 'tutorial',
          goal: 'shares',
          niche: 'fitness',
          tone: 'educational',
          audio: 'voice',
        },
      },
      {
        prompt: 'my cat judging every piece of furniture I restore',
        parameters: { count: '3', format: 'skit', tone: 'funny', goal: 'shares', niche: 'pets' },
      },
    ],
    refine: textRefinements,
  },
  maxOutputTokens: 6000,
  item: reelSchema,
  count: ({ parameters }) => Number(parameters.count),
  brief,
  fit: fitReel,
  opening: ({ hook }) => hook,
  present: presentReel,
  draft,
})
