import { definePromptTool } from '@/lib/tool/define'
import { textRefinements } from '@/lib/tool/shared-fields'
import { brief } from './brief'
import { copy } from './copy'
import { draft } from './draft'
import { titleFields } from './fields'
import { fitTitle } from './fit'
import { present } from './present'
import { titleSchema } from './title'

export const youtubeTitle = definePromptTool({
  type: 'youtube-title',
  kind: 'prompt',
  path: '/social-media-tools/youtube/title-generator',
  icon: 'heading',
  copy,
  related: ['youtube-description', 'youtube-tags', 'youtube-script', 'tiktok-hook-generator'],
  next: ['youtube-description', 'youtube-tags', 'youtube-script', 'twitter-thread'],
  form: {
    promptLabel: 'What is the video about?',
    placeholder: 'e.g. I rebuilt my garden shed using only reclaimed wood',
    hint: 'Say what happens and what is at stake. A topic alone gives a table of contents.',
    button: 'Generate titles',
    fields: titleFields,
    examples: [
      {
        prompt: 'rebuilding my garden shed using only reclaimed wood',
        parameters: {
          intent: 'browse',
          tone: 'storytelling',
          count: '10',
          keyword: 'reclaimed wood shed',
          audience: 'hobby builders',
        },
      },
      {
        prompt: 'how to prune an overgrown apple tree without losing the harvest',
        parameters: {
          intent: 'search',
          tone: 'educational',
          count: '10',
          keyword: 'prune apple tree',
          audience: 'first-time gardeners',
        },
      },
      {
        prompt: 'my toddler reviewing five kinds of pasta',
        parameters: { intent: 'shorts', tone: 'funny', count: '5' },
      },
      {
        prompt: 'setting up bookkeeping for a one-person design studio',
        parameters: {
          intent: 'search',
          tone: 'professional',
          count: '15',
          keyword: 'freelance bookkeeping',
          avoid: 'hack, secret',
        },
      },
    ],
    refine: textRefinements,
    score: 'title',
  },
  maxOutputTokens: 2500,
  item: titleSchema,
  // The test set comes on top of the titles asked for; Test & Compare does not exist for Shorts.
  count: ({ parameters }) => Number(parameters.count) + (parameters.intent === 'shorts' ? 0 : 1),
  brief,
  fit: fitTitle,
  opening: ({ title }) => title,
  present,
  draft,
})
