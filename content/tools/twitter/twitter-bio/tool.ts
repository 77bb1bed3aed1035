import { bioSchema } from '@/lib/kits/bios/bio'
import { bioFields } from '@/lib/kits/bios/bio-brief'
import { bioPlatforms } from '@/lib/kits/bios/bio-platforms'
import { fitBio } from '@/lib/kits/bios/fit-bio'
import { definePromptTool } from '@/lib/tool/prompt-tool'
import { textRefineActions } from '@/lib/tool/shared-fields'
import { buildBrief } from './brief'
import { draft } from './draft'
import { present } from './present'

export default definePromptTool({
  type: 'twitter-bio',
  path: '/social-media-tools/twitter/bio-writer',
  icon: 'user-round',
  order: 40,
  searchWords: 'profile text',
  relatedToolTypes: ['twitter-thread', 'instagram-bio', 'tiktok-bio', 'tiktok-username-generator'],
  nextToolTypes: ['twitter-thread', 'tiktok-username-generator', 'instagram-bio'],
  form: {
    noun: 'bio',
    promptLabel: 'Who are you, and what do you post about?',
    placeholder: 'e.g. nurse who teaches other nurses to invest',
    hint: 'Say it like you would at a party.',
    buttonLabel: 'Write bios',
    fields: bioFields,
    examples: [
      {
        prompt: 'I am a nurse who teaches other nurses to invest',
        parameters: { goal: 'link', tone: 'educational', proof: 'debt-free since the pandemic' },
      },
      {
        prompt: 'software engineer, dad, amateur baker',
        parameters: { goal: 'grow', tone: 'funny', emoji: 'none', count: '3' },
      },
      {
        prompt: 'C++ tutorials',
        parameters: { name: 'Tomek', goal: 'grow', tone: 'bold', audience: 'game developers' },
      },
      {
        prompt: 'freelance illustrator for children’s books',
        parameters: { goal: 'clients', tone: 'professional', emoji: 'light' },
      },
    ],
    refineActions: textRefineActions,
  },
  maxOutputTokens: 2000,
  itemSchema: bioSchema,
  count: ({ parameters }) => Number(parameters.count),
  buildBrief,
  fit: (bio, input) => fitBio(bio, bioPlatforms.x, input),
  getOpening: () => null,
  present,
  draft,
})
