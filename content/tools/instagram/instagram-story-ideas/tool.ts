import { definePromptTool } from '@/lib/tool/prompt-tool'
import { textRefineActions } from '@/lib/tool/shared-fields'
import { buildBrief } from './brief'
import { draft } from './draft'
import { storyFields, storySchema } from './fields'
import { fitStory, MAX_ANSWERS, MAX_FRAME_WORDS } from './fit'
import { presentStory } from './present'

export default definePromptTool({
  type: 'instagram-story-ideas',
  path: '/social-media-tools/instagram/story-ideas',
  icon: 'messages-square',
  order: 40,
  searchWords: 'stories, story, poll, quiz',
  copyValues: { frameWords: MAX_FRAME_WORDS, maxAnswers: MAX_ANSWERS },
  relatedToolTypes: ['instagram-reels-ideas', 'instagram-caption', 'instagram-hashtags', 'tiktok-video-ideas'],
  nextToolTypes: ['instagram-reels-ideas', 'instagram-caption', 'tiktok-hook-generator'],
  form: {
    noun: 'story',
    promptLabel: 'What is going on?',
    placeholder: 'e.g. matt or glossy for my next batch of mugs? the last glaze ran',
    hint: 'More sentences, more frames. Open questions work best.',
    buttonLabel: 'Generate story ideas',
    fields: storyFields,
    examples: [
      {
        prompt: 'matt glaze or glossy glaze for my next batch of mugs',
        parameters: {
          goal: 'replies',
          niche: 'diy',
          audience: 'people who drink tea all day',
          turn: 'the last glaze ran onto the kiln shelf',
        },
      },
      {
        prompt: 'bookings for my spring watercolour workshop open on 3 March',
        parameters: {
          goal: 'sales',
          frames: '7',
          tone: 'professional',
          niche: 'education',
          outcome: 'two afternoons, eight places, all paper included',
          action: 'book before 20 March, the link is below',
        },
      },
      {
        prompt: 'Running again after two years off. I made it to the bakery and back. My knees have opinions.',
        parameters: { goal: 'warm-up', niche: 'fitness', tone: 'storytelling' },
      },
      {
        prompt: 'my cat judges every houseplant I bring home',
        parameters: {
          goal: 'replies',
          frames: '3',
          count: '5',
          niche: 'pets',
          tone: 'funny',
          turn: 'she moved into the empty pot',
        },
      },
    ],
    refineActions: textRefineActions,
  },
  maxOutputTokens: 4000,
  itemSchema: storySchema,
  count: ({ parameters }) => Number(parameters.count),
  buildBrief,
  fit: fitStory,
  getOpening: ({ frames }) => frames[0]?.text ?? null,
  present: presentStory,
  draft,
})
