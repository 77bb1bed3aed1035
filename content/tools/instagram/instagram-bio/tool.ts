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
  type: 'instagram-bio',
  path: '/social-media-tools/instagram/bio-creator',
  icon: 'user-round',
  order: 50,
  searchWords: 'ig bio, profile text',
  relatedToolTypes: ['instagram-caption', 'tiktok-bio', 'tiktok-username-generator', 'tiktok-hashtag-generator'],
  nextToolTypes: ['instagram-caption', 'tiktok-username-generator', 'tiktok-bio'],
  form: {
    noun: 'bio',
    promptLabel: 'Who are you, or what do you sell?',
    placeholder: 'e.g. wedding photographer in Berlin',
    hint: 'Best: what you do, where, and who it’s for.',
    buttonLabel: 'Create bios',
    fields: bioFields,
    examples: [
      {
        prompt: 'wedding photographer in Berlin',
        parameters: { name: 'Lena', goal: 'clients', tone: 'professional', proof: 'film and digital' },
      },
      {
        prompt: 'we just opened a plant shop in Leeds',
        parameters: { goal: 'grow', tone: 'casual', emoji: 'light', action: 'come and say hi on Saturday' },
      },
      {
        prompt: 'mom of 3 sharing easy crochet patterns',
        parameters: { goal: 'link', tone: 'funny', emoji: 'expressive', count: '6' },
      },
      {
        prompt: 'watercolor painting',
        parameters: { audience: 'beginners', goal: 'grow', tone: 'inspirational', emoji: 'none' },
      },
    ],
    refineActions: textRefineActions,
  },
  maxOutputTokens: 2000,
  itemSchema: bioSchema,
  count: ({ parameters }) => Number(parameters.count),
  buildBrief,
  fit: (bio, input) => fitBio(bio, bioPlatforms.instagram, input),
  getOpening: () => null,
  present,
  draft,
})
