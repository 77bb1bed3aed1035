import { definePromptTool } from '@/lib/tool/prompt-tool'
import { textRefineActions } from '@/lib/tool/shared-fields'
import { buildBrief } from './brief'
import { reelFields, reelSchema } from './fields'
import { fitReel, MAX_COVER_WORDS } from './fit'
import { presentReel } from './present'

export default definePromptTool({
  type: 'instagram-reels-ideas',
  path: '/social-media-tools/instagram/reels-ideas',
  icon: 'clapperboard',
  order: 10,
  searchWords: 'reels, reel, instagram ideas',
  copyValues: { coverWords: MAX_COVER_WORDS },
  relatedToolTypes: ['instagram-caption', 'tiktok-video-ideas', 'tiktok-hook-generator', 'tiktok-script-writer'],
  nextToolTypes: ['tiktok-script-writer', 'instagram-caption', 'tiktok-hook-generator'],
  form: {
    noun: 'Reel idea',
    promptLabel: 'What is your Reel about?',
    placeholder: 'e.g. our bakery opens at five in the morning, and one man is always first',
    hint: 'Say what we can see, and what happened.',
    buttonLabel: 'Generate Reels ideas',
    fields: reelFields,
    examples: [
      {
        prompt: 'how to mend a knitted jumper so that the repair can be seen',
        parameters: {
          count: '3',
          length: '15-30',
          audio: 'natural',
          goal: 'saves',
          niche: 'diy',
          audience: 'people who hate throwing clothes away',
        },
      },
      {
        prompt: 'pottery sale this Saturday from ten, everything with a small flaw is half price',
        parameters: {
          count: '5',
          length: '30-60',
          goal: 'sales',
          equipment: 'tripod',
          action: 'come early, cash only',
        },
      },
      {
        prompt: 'i quit the gym and walked to work for a year',
        parameters: {
          count: '3',
          goal: 'shares',
          niche: 'fitness',
          tone: 'storytelling',
          outcome: 'same jeans, better knees',
          turn: 'january was awful',
        },
      },
      {
        prompt: 'pov: your cat judges every chair you restore',
        parameters: { count: '3', tone: 'funny', goal: 'shares', niche: 'pets' },
      },
    ],
    refineActions: textRefineActions,
  },
  maxOutputTokens: 4000,
  itemSchema: reelSchema,
  count: ({ parameters }) => Number(parameters.count),
  buildBrief,
  fit: fitReel,
  getOpening: () => null,
  present: presentReel,
  draft: {
    unavailableReason:
      'This site runs without an AI. Yours plans the Reels, and you get them as cards with shots, seconds and cover text.',
  },
})
