import { definePromptTool } from '@/lib/tool/define'
import { nameRefinements } from '@/lib/tool/shared-fields'
import { brief } from './brief'
import { copy } from './copy'
import { draft } from './draft'
import { usernameFields } from './fields'
import { fit } from './fit'
import { present } from './present'
import { usernameSchema } from './username'

export const tiktokUsernameGenerator = definePromptTool({
  type: 'tiktok-username-generator',
  kind: 'prompt',
  path: '/tiktok-username-generator',
  icon: 'at-sign',
  copy,
  related: ['tiktok-username-checker', 'tiktok-shop-name-generator', 'tiktok-bio', 'tiktok-video-ideas'],
  next: ['tiktok-video-ideas', 'tiktok-hashtag-generator', 'tiktok-shop-name-generator'],
  form: {
    promptLabel: 'What is the account about?',
    placeholder: 'e.g. sourdough bread, slow mornings',
    hint: 'Two or three concrete words work better than a sentence.',
    button: 'Generate usernames',
    fields: usernameFields,
    examples: [
      {
        prompt: 'sourdough bread, slow mornings',
        parameters: { vibe: 'aesthetic', name: 'Maya', maxLength: 15, punctuation: true, count: '20' },
      },
      {
        prompt: 'funny videos about my two cats',
        parameters: { vibe: 'funny', maxLength: 15, punctuation: false, count: '20' },
      },
      {
        prompt: 'personal finance for nurses',
        parameters: { vibe: 'pro', name: 'Jordan', maxLength: 20, punctuation: true, count: '10' },
      },
      {
        prompt: 'late-night gaming and retro consoles',
        parameters: { vibe: 'edgy', maxLength: 18, numbers: true, punctuation: true, count: '20' },
      },
    ],
    refine: nameRefinements,
  },
  maxOutputTokens: 3000,
  item: usernameSchema,
  count: ({ parameters }) => Number(parameters.count),
  brief,
  fit,
  opening: () => null,
  present,
  draft,
})
