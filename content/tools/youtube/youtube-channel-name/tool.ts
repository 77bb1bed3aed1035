import { definePromptTool } from '@/lib/tool/prompt-tool'
import { nameRefineActions } from '@/lib/tool/shared-fields'
import { buildBrief } from './brief'
import { draft } from './draft'
import { channelNameFields, channelNameSchema } from './fields'
import { fit } from './fit'
import { present } from './present'

export default definePromptTool({
  type: 'youtube-channel-name',
  path: '/social-media-tools/youtube/channel-name-generator',
  icon: 'tv-minimal-play',
  order: 60,
  searchWords: 'channel, youtube username',
  relatedToolTypes: ['youtube-title', 'tiktok-username-generator', 'tiktok-video-ideas', 'tiktok-bio'],
  nextToolTypes: ['youtube-title', 'tiktok-username-generator', 'tiktok-video-ideas'],
  form: {
    noun: 'channel name',
    promptLabel: 'What is your channel about?',
    placeholder: 'e.g. restoring old bicycles',
    hint: 'Name your topic. A place or your own name makes it special.',
    buttonLabel: 'Generate channel names',
    fields: channelNameFields,
    examples: [
      {
        prompt: 'restoring old bicycles',
        parameters: { vibe: 'clean', length: 'medium', count: '12' },
      },
      {
        prompt: 'budget travel in Japan',
        parameters: { vibe: 'aesthetic', length: 'long', name: 'Maya', count: '12' },
      },
      {
        prompt: 'C++ tutorials',
        parameters: { vibe: 'pro', length: 'medium', avoid: 'academy', count: '8' },
      },
      {
        prompt: 'moving back to my grandparents’ olive farm',
        parameters: { vibe: 'funny', length: 'medium', count: '20' },
      },
    ],
    layout: 'names',
    refineActions: nameRefineActions,
  },
  maxOutputTokens: 2500,
  itemSchema: channelNameSchema,
  count: ({ parameters }) => Number(parameters.count),
  buildBrief,
  fit,
  getOpening: () => null,
  present,
  draft,
})
