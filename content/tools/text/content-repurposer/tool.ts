import { definePromptTool } from '@/lib/tool/prompt-tool'
import { buildBrief } from './brief'
import { getTargets, outputSchema, repurposeFields } from './fields'
import { fitOutput } from './fit'
import { present } from './present'

export default definePromptTool({
  type: 'content-repurposer',
  path: '/text-tools/content-repurposer',
  icon: 'split',
  order: 50,
  category: 'write',
  startingPoints: ['text'],
  searchWords: 'repurpose, blog to posts, recycle content, article to thread, newsletter, crosspost',
  relatedToolTypes: ['social-character-counter', 'twitter-thread', 'instagram-carousel', 'youtube-description'],
  nextToolTypes: ['instagram-carousel', 'tiktok-script-writer', 'instagram-caption'],
  form: {
    noun: 'post',
    promptLabel: 'Your text',
    placeholder: 'Paste a blog post, a newsletter, a transcript or your notes',
    hint: 'Up to {{textLimit}} characters. The more detail, the better the versions.',
    promptLimit: 12_000,
    buttonLabel: 'Repurpose it',
    fields: repurposeFields,
    examples: [
      {
        prompt:
          'What a flooded bakery taught me about ovens\n\nThe river came in at four in the morning. By six we had two ovens under water and one on bricks, because my father never trusted the drain. That one oven baked for the whole street until Saturday. We sold nothing. People brought flour, and we brought it back as bread. The insurance form asks what was lost. It has no box for what was found: four neighbours who now have a key. If you run a small shop, put one machine on bricks. And know who would take your key.',
        parameters: { targets: ['x-thread', 'linkedin', 'ig-caption'], hashtags: 3 },
      },
      {
        prompt:
          'I sold handmade candles at markets for three years before I counted my hours. A market day was eleven hours with loading and driving. On a good one I sold 40 candles. Then I counted what a photo does: one picture of the wax being poured brought 60 orders in a week. So I stopped going to every market. I go to two a year, because people there tell me what a candle should smell like. The rest of the time I pour, and I film it.',
        parameters: {
          targets: ['linkedin', 'tiktok-script', 'newsletter'],
          tone: 'storytelling',
          action: 'reply and tell me what your house should smell like',
        },
      },
      {
        prompt:
          'Three things that made my first camping trip with a toddler work. We put the tent up in the garden a week before, and she slept in it twice. We took the green cup, the one that is hers. And we planned nothing after lunch: an hour at a puddle is a plan. What did not work was the new sleeping bag, which rustled all night.',
        parameters: {
          targets: ['x-thread', 'ig-caption', 'tiktok-script'],
          tone: 'casual',
          hashtags: 5,
          action: 'save it for your first trip',
        },
      },
    ],
    refineActions: ['shorter', 'bolder', 'specific', 'change'],
    layout: 'tabs',
  },
  maxOutputTokens: 5000,
  itemSchema: outputSchema,
  count: ({ parameters }) => getTargets(parameters).length,
  buildBrief,
  fit: fitOutput,
  // One version per network; different versions may repeat the same content.
  getOpening: ({ kind }) => kind,
  canRepeat: true,
  present,
  draft: {
    unavailableReason: 'This site runs without an AI. Yours cuts it into posts, and we count each for its platform.',
  },
})
