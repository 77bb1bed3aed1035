import { definePromptTool } from '@/lib/tool/prompt-tool'
import { textRefineActions } from '@/lib/tool/shared-fields'
import { buildBrief } from './brief'
import { draft } from './draft'
import { tweetFields, tweetSchema } from './fields'
import { fitTweet } from './fit'
import { presentTweet } from './present'

export default definePromptTool({
  type: 'twitter-tweet',
  path: '/social-media-tools/twitter/tweet-generator',
  icon: 'message-square-text',
  order: 20,
  searchWords: 'tweets, post on x, short post, joke',
  relatedToolTypes: ['twitter-thread', 'twitter-hashtags', 'twitter-bio', 'tiktok-hook-generator'],
  nextToolTypes: ['twitter-thread', 'twitter-hashtags', 'instagram-caption'],
  form: {
    noun: 'post',
    promptLabel: 'What do you want to say?',
    placeholder: 'e.g. I tested every shortcut for sharpening knives and went back to the stone',
    hint: 'A thought, a rant, news, a story: the way you’d say it.',
    buttonLabel: 'Write posts',
    fields: tweetFields,
    examples: [
      {
        prompt: 'I tested every shortcut for sharpening knives and went back to the stone',
        parameters: {
          emoji: 'none',
          audience: 'home cooks',
          turn: 'the electric one took the tip off my best knife',
        },
      },
      {
        prompt: 'Offices are fine. It is the commute people hate.',
        parameters: { style: 'contrarian', tone: 'bold', count: '3', audience: 'team leads' },
      },
      {
        prompt: 'we are hiring a weekend baker in Ghent',
        parameters: {
          emoji: 'none',
          outcome: 'Saturdays and Sundays, five to noon',
          action: 'send us a photo of your best loaf by 1 March',
        },
      },
    ],
    refineActions: textRefineActions,
  },
  maxOutputTokens: 2000,
  itemSchema: tweetSchema,
  count: ({ parameters }) => Number(parameters.count),
  buildBrief,
  fit: fitTweet,
  getOpening: ({ text }) => text,
  present: presentTweet,
  draft,
})
