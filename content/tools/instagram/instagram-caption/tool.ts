import { postSchema } from '@/lib/kits/posts/post'
import { definePromptTool } from '@/lib/tool/prompt-tool'
import { textRefineActions } from '@/lib/tool/shared-fields'
import { buildBrief } from './brief'
import { draft } from './draft'
import { captionFields } from './fields'
import { fitCaption } from './fit'
import { present } from './present'

export default definePromptTool({
  type: 'instagram-caption',
  path: '/social-media-tools/instagram/caption-generator',
  icon: 'message-square-text',
  order: 20,
  searchWords: 'ig caption, insta caption, emoji',
  relatedToolTypes: ['tiktok-caption', 'tiktok-hashtag-generator', 'youtube-title', 'twitter-thread'],
  nextToolTypes: ['instagram-hashtags', 'tiktok-caption', 'twitter-thread'],
  form: {
    noun: 'caption',
    promptLabel: 'What is your post about?',
    placeholder: 'e.g. the first mug from my kiln that didn’t crack, after a winter of trying',
    hint: 'What we see, and one thing we can’t see.',
    buttonLabel: 'Generate captions',
    fields: captionFields,
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
          turn: 'it was the one I had nearly thrown out',
        },
      },
      {
        prompt: 'pre-orders for my hand-dyed sock yarn open on Monday',
        parameters: {
          post: 'launch',
          length: 'short',
          goal: 'sales',
          cta: 'clicks',
          hashtags: 4,
          emoji: 'none',
          outcome: 'three colourways, 25 skeins each',
          action: 'pre-order from Monday, the link is in my profile',
        },
      },
      {
        prompt: 'You do not need hiking boots for a day on the coast path',
        parameters: {
          post: 'carousel',
          length: 'medium',
          tone: 'bold',
          goal: 'saves',
          hashtags: 5,
          audience: 'weekend walkers',
        },
      },
      {
        prompt: 'My grandfather taught me to sharpen knives. He never once let me use the good stone.',
        parameters: {
          post: 'story',
          length: 'long',
          goal: 'shares',
          hashtags: 2,
          count: '2',
          turn: 'he left it to me',
        },
      },
    ],
    refineActions: textRefineActions,
  },
  maxOutputTokens: 3000,
  itemSchema: postSchema,
  count: ({ parameters }) => Number(parameters.count),
  buildBrief,
  fit: fitCaption,
  getOpening: ({ hook }) => hook,
  present,
  draft,
})
