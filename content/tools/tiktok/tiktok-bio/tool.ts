import { bioSchema } from '@/lib/kits/bios/bio'
import { fitBio } from '@/lib/kits/bios/fit-bio'
import { definePromptTool } from '@/lib/tool/prompt-tool'
import { textRefineActions } from '@/lib/tool/shared-fields'
import { buildBrief } from './brief'
import { draft } from './draft'
import { getPlatform, tiktokBioFields } from './fields'
import { present } from './present'

export default definePromptTool({
  type: 'tiktok-bio',
  path: '/social-media-tools/tiktok/bio-generator',
  icon: 'user-round',
  order: 100,
  searchWords: 'bios, profile text, profile description',
  relatedToolTypes: ['tiktok-username-generator', 'tiktok-video-ideas', 'tiktok-hook-generator', 'tiktok-caption'],
  nextToolTypes: ['tiktok-username-generator', 'tiktok-video-ideas', 'tiktok-hook-generator'],
  form: {
    noun: 'bio',
    promptLabel: 'What do you post?',
    placeholder: 'e.g. sourdough bread for beginners',
    hint: 'Your line starts the bio. Add one fact only you have.',
    buttonLabel: 'Generate bios',
    fields: tiktokBioFields,
    examples: [
      {
        prompt: 'sourdough bread for beginners',
        parameters: { name: 'Maya', goal: 'grow', followers: 'under', tone: 'casual' },
      },
      {
        prompt: 'I run a small candle shop in Austin',
        parameters: {
          goal: 'sell',
          followers: 'over',
          tone: 'inspirational',
          proof: 'poured every Monday',
          action: 'order by Thursday',
        },
      },
      {
        prompt: 'my dog hates baths',
        parameters: { goal: 'grow', tone: 'funny', emoji: 'expressive', count: '3' },
      },
      {
        prompt: 'real estate investing',
        parameters: {
          audience: 'nurses',
          goal: 'link',
          followers: 'over',
          tone: 'educational',
          emoji: 'none',
        },
      },
    ],
    refineActions: textRefineActions,
  },
  maxOutputTokens: 1500,
  itemSchema: bioSchema,
  count: ({ parameters }) => Number(parameters.count),
  buildBrief,
  fit: (bio, input) => fitBio(bio, getPlatform(input), input),
  getOpening: () => null,
  present,
  draft,
})
