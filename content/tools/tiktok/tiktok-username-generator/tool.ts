import { definePromptTool } from '@/lib/tool/prompt-tool'
import { nameRefineActions } from '@/lib/tool/shared-fields'
import { buildBrief } from './brief'
import { draft } from './draft'
import { usernameFields, usernameSchema } from './fields'
import { fit } from './fit'
import { present } from './present'

export default definePromptTool({
  type: 'tiktok-username-generator',
  path: '/tiktok-username-generator',
  icon: 'at-sign',
  order: 80,
  searchWords: 'username, user name, usernames, tiktok name',
  relatedToolTypes: ['tiktok-username-checker', 'tiktok-shop-name-generator', 'tiktok-bio', 'tiktok-video-ideas'],
  nextToolTypes: ['tiktok-video-ideas', 'tiktok-hashtag-generator', 'tiktok-shop-name-generator'],
  form: {
    noun: 'username',
    promptLabel: 'What is your account about?',
    placeholder: 'e.g. sourdough bread, slow mornings',
    hint: 'Name the thing, and the place if it matters.',
    buttonLabel: 'Generate usernames',
    fields: usernameFields,
    examples: [
      {
        prompt: 'sourdough bread, slow mornings',
        parameters: { vibe: 'aesthetic', name: 'Maya', maxLength: 20, punctuation: true, count: '12' },
      },
      {
        prompt: 'my two cats hate each other',
        parameters: { vibe: 'funny', maxLength: 18, punctuation: false, count: '12' },
      },
      {
        prompt: 'we just opened a plant shop in Leeds',
        parameters: { vibe: 'clean', maxLength: 20, punctuation: true, count: '12' },
      },
      {
        prompt: 'late-night gaming and retro consoles',
        parameters: { vibe: 'edgy', maxLength: 18, numbers: true, punctuation: true, count: '8' },
      },
    ],
    layout: 'names',
    refineActions: nameRefineActions,
  },
  maxOutputTokens: 3000,
  itemSchema: usernameSchema,
  count: ({ parameters }) => Number(parameters.count),
  buildBrief,
  fit,
  getOpening: () => null,
  present,
  draft,
})
