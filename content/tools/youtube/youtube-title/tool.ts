import { definePromptTool } from '@/lib/tool/prompt-tool'
import { textRefineActions } from '@/lib/tool/shared-fields'
import { buildBrief } from './brief'
import { draft } from './draft'
import { titleFields, titleSchema } from './fields'
import { fitTitle, TEST_SET_SIZE } from './fit'
import { present } from './present'

export default definePromptTool({
  type: 'youtube-title',
  path: '/social-media-tools/youtube/title-generator',
  icon: 'heading',
  order: 10,
  searchWords: 'titles, video name, clickbait',
  copyValues: { testTitles: TEST_SET_SIZE },
  relatedToolTypes: ['youtube-description', 'youtube-tags', 'youtube-script', 'tiktok-hook-generator'],
  nextToolTypes: ['youtube-description', 'youtube-tags', 'youtube-script', 'twitter-thread'],
  form: {
    noun: 'title',
    promptLabel: 'What is your video about?',
    placeholder: 'e.g. I rebuilt my garden shed from reclaimed wood and the roof leaked',
    hint: 'Say what happens and how it ends. Details make it yours.',
    buttonLabel: 'Generate titles',
    fields: titleFields,
    examples: [
      {
        prompt: 'I rebuilt my garden shed using only reclaimed wood',
        parameters: {
          intent: 'browse',
          tone: 'storytelling',
          keyword: 'reclaimed wood shed',
          audience: 'hobby builders',
          turn: 'the roof leaked on the first night',
        },
      },
      {
        prompt: 'how to prune an overgrown apple tree without losing the harvest',
        parameters: {
          intent: 'search',
          tone: 'educational',
          keyword: 'prune apple tree',
          audience: 'first-time gardeners',
          outcome: 'apples again in the second year',
        },
      },
      {
        prompt: 'my toddler reviews five kinds of pasta',
        parameters: { intent: 'shorts', tone: 'funny', turn: 'the plain one won' },
      },
      {
        prompt: 'spreadsheet vs accounting app for a one-person design studio',
        parameters: {
          intent: 'search',
          tone: 'professional',
          count: '10',
          keyword: 'freelance bookkeeping',
          audience: 'freelance designers',
          avoid: 'hack, secret',
        },
      },
    ],
    refineActions: textRefineActions,
    score: 'title',
  },
  maxOutputTokens: 2500,
  itemSchema: titleSchema,
  // The test set is in addition to the requested titles; Test & Compare does not support Shorts.
  count: ({ parameters }) => Number(parameters.count) + (parameters.intent === 'shorts' ? 0 : 1),
  buildBrief,
  fit: fitTitle,
  getOpening: ({ title }) => title,
  present,
  draft,
})
