import { postSchema } from '@/lib/kits/posts/post'
import { definePromptTool } from '@/lib/tool/prompt-tool'
import { textRefineActions } from '@/lib/tool/shared-fields'
import { buildBrief } from './brief'
import { draft } from './draft'
import { captionFields } from './fields'
import { fitCaption } from './fit'
import { presentCaption } from './present'

export default definePromptTool({
  type: 'tiktok-caption',
  path: '/tiktok/tiktok-caption-generator',
  icon: 'captions',
  order: 50,
  searchWords: 'captions, emoji, text under video, cta',
  relatedToolTypes: ['tiktok-hashtag-generator', 'tiktok-hook-generator', 'instagram-caption', 'tiktok-video-ideas'],
  nextToolTypes: ['tiktok-hashtag-generator', 'instagram-caption', 'twitter-thread'],
  form: {
    noun: 'caption',
    promptLabel: 'What happens in the video?',
    placeholder: 'e.g. my dog waits at the door five minutes before I get home',
    hint: 'Say it like you’d tell a friend, with one detail only this video has.',
    buttonLabel: 'Generate captions',
    fields: captionFields,
    examples: [
      {
        prompt: 'restored my grandmother’s cast iron pan from full rust',
        parameters: {
          length: 'medium',
          tone: 'storytelling',
          goal: 'saves',
          hashtags: 4,
          keyword: 'restore rusty cast iron',
          audience: 'home cooks',
          outcome: 'the first egg slid right off',
          turn: 'her initials were scratched under the rust',
        },
      },
      {
        prompt: 'restocked the lavender soap, 40 bars this time',
        parameters: {
          length: 'short',
          goal: 'sales',
          hashtags: 3,
          emoji: 'none',
          action: 'order by Friday, the shop link is in my profile',
        },
      },
      {
        prompt: 'POV: you teach your dad how to use a stylus',
        parameters: {
          tone: 'funny',
          goal: 'comments',
          cta: 'comment',
          hashtags: 2,
          turn: 'he signed his name on the table',
        },
      },
      {
        prompt: 'a morning stretch for people who sit at a desk all day',
        parameters: {
          length: 'long',
          tone: 'educational',
          goal: 'saves',
          hashtags: 5,
          audience: 'office workers',
          outcome: 'six minutes, no mat, everything done on a chair',
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
  getOpening: (post) => post.hook,
  present: presentCaption,
  draft,
})
