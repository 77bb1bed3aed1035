import { postSchema } from '@/lib/posts/post'
import { definePromptTool } from '@/lib/tool/define'
import { textRefinements } from '@/lib/tool/shared-fields'
import { brief } from './brief'
import { copy } from './copy'
import { draft } from './draft'
import { instagramFields } from './fields'
import { fitCaption } from './fit'
import { present } from './present'

export const instagramCaption = definePromptTool({
  type: 'instagram-caption',
  kind: 'prompt',
  path: '/social-media-tools/instagram/caption-generator',
  icon: 'message-square-text',
  copy,
  related: ['tiktok-caption', 'tiktok-hashtag-generator', 'youtube-title', 'twitter-thread'],
  next: ['instagram-hashtags', 'tiktok-caption', 'twitter-thread'],
  form: {
    promptLabel: 'What is in the post?',
    placeholder: 'e.g. the first mug from my kiln that didn’t crack',
    hint: 'What can be seen, and one thing that can’t.',
    button: 'Generate captions',
    fields: instagramFields,
    examples: [
      {
        prompt: 'the first mug from my kiln that didn’t crack',
        parameters: {
          post: 'photo',
          length: 'medium',
          tone: 'storytelling',
          goal: 'comments',
          hashtags: 3,
          audience: 'pottery beginners',
        },
      },
      {
        prompt: 'packing a carry-on for a week of autumn hiking',
        parameters: {
          post: 'carousel',
          length: 'medium',
          tone: 'educational',
          goal: 'saves',
          cta: 'saves',
          hashtags: 5,
        },
      },
      {
        prompt: 'opening pre-orders for my hand-dyed sock yarn',
        parameters: {
          post: 'launch',
          length: 'short',
          tone: 'casual',
          goal: 'sales',
          cta: 'clicks',
          hashtags: 4,
          emoji: 'none',
        },
      },
      {
        prompt: 'a clip of my grandfather teaching me to sharpen knives',
        parameters: {
          post: 'story',
          length: 'long',
          tone: 'inspirational',
          goal: 'shares',
          hashtags: 2,
          count: '2',
        },
      },
    ],
    refine: textRefinements,
  },
  maxOutputTokens: 3000,
  item: postSchema,
  count: ({ parameters }) => Number(parameters.count),
  brief,
  fit: fitCaption,
  opening: ({ hook }) => hook,
  present,
  draft,
})
