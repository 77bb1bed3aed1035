import { definePromptTool } from '@/lib/tool/define'
import { brief } from './brief'
import { copy } from './copy'
import { draft } from './draft'
import { hashtagFields } from './fields'
import { fit } from './fit'
import { hashtagSetSchema, kindIds } from './hashtag-set'
import { present } from './present'

export const tiktokHashtagGenerator = definePromptTool({
  type: 'tiktok-hashtag-generator',
  kind: 'prompt',
  path: '/tiktok-hashtag-generator',
  icon: 'hash',
  copy,
  related: ['tiktok-caption', 'tiktok-hook-generator', 'tiktok-video-ideas', 'instagram-caption'],
  next: ['tiktok-caption', 'tiktok-hook-generator', 'instagram-caption'],
  form: {
    promptLabel: 'Your topic, caption or script',
    placeholder: 'e.g. sourdough bread for beginners, baked in a cast-iron pot',
    hint: 'The specific tags come from your own words, so name what is in the video.',
    promptLimit: 4000,
    button: 'Generate hashtags',
    fields: hashtagFields,
    examples: [
      {
        prompt: 'sourdough bread for beginners, baked in a cast-iron pot',
        parameters: { mix: 'balanced', language: 'auto', filler: false },
      },
      {
        prompt:
          'Three cafés where you can work all day without feeling guilty. Oat milk, plugs, quiet corners.',
        parameters: { mix: 'focus', region: 'Austin', avoid: 'hustle', language: 'auto', filler: false },
      },
      {
        prompt: 'how I paint miniature figures after the kids are asleep',
        parameters: { mix: 'reach', avoid: 'mom', language: 'auto', filler: false },
      },
    ],
    refine: ['similar', 'shorter', 'change'],
  },
  maxOutputTokens: 1500,
  item: hashtagSetSchema,
  count: () => kindIds.length,
  brief,
  fit,
  opening: () => null,
  present,
  draft,
})
