import { postSchema } from '@/lib/kits/posts/post'
import { definePromptTool } from '@/lib/tool/prompt-tool'
import { textRefineActions } from '@/lib/tool/shared-fields'
import { buildBrief } from './brief'
import { draft } from './draft'
import { captionFields } from './fields'
import { fitCaption } from './fit'
import { present } from './present'

export default definePromptTool({
  type: 'image-to-caption',
  path: '/image-tools/image-to-caption',
  icon: 'message-square-heart',
  order: 140,
  category: 'ai',
  startingPoints: ['file', 'line'],
  searchWords: 'caption my photo, photo to caption, selfie caption, caption from picture',
  relatedToolTypes: ['ai-alt-text-generator', 'instagram-caption', 'tiktok-caption', 'instagram-hashtags'],
  nextToolTypes: ['instagram-hashtags', 'twitter-tweet'],
  imageInput: 'beside',
  form: {
    noun: 'caption',
    promptLabel: 'What can’t the picture show?',
    placeholder: 'e.g. her first day at the beach, and she ate sand',
    hint: 'One fact: when, why, or what happened before.',
    whenEmpty: {
      title: 'Say what the picture can’t show',
      text: 'One fact is enough: when, why, or what happened before.',
    },
    promptLimit: 300,
    buttonLabel: 'Write captions',
    fields: captionFields,
    examples: [
      {
        prompt: 'her first day at the beach, and she ate sand',
        parameters: { length: 'short', tone: 'funny', hashtags: 3, keyword: 'puppy beach' },
      },
      {
        prompt: 'three winters of trying before one mug came out of the kiln whole',
        parameters: { tone: 'storytelling', audience: 'people who make things' },
      },
      {
        prompt: 'we open the bakery on Saturday at eight, the sign came today',
        parameters: { platform: 'facebook', hashtags: 1, action: 'come by on Saturday' },
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
