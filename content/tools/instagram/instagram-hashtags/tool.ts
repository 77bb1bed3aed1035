import { definePromptTool } from '@/lib/tool/prompt-tool'
import { nameRefineActions } from '@/lib/tool/shared-fields'
import { buildBrief } from './brief'
import { draft } from './draft'
import { hashtagFields, hashtagSetSchema, setKindIds } from './fields'
import { fit } from './fit'
import { present } from './present'

export default definePromptTool({
  type: 'instagram-hashtags',
  path: '/social-media-tools/instagram/hashtag-research',
  icon: 'hash',
  order: 60,
  searchWords: 'ig hashtags, insta hashtags, trending hashtags',
  relatedToolTypes: ['instagram-caption', 'instagram-bio', 'tiktok-hashtag-generator', 'instagram-engagement-rate'],
  nextToolTypes: ['instagram-caption', 'tiktok-hashtag-generator', 'tiktok-caption'],
  form: {
    noun: 'hashtags',
    promptLabel: 'Your post or its caption',
    placeholder: 'e.g. open studio on Saturday, hand-painted plates from my first kiln',
    hint: 'Name what we see: the topic tags come from your words.',
    promptLimit: 4000,
    buttonLabel: 'Find hashtags',
    fields: hashtagFields,
    examples: [
      {
        prompt: 'repotting a fiddle-leaf fig that keeps dropping leaves',
        parameters: { problem: 'dropping leaves', audience: 'new plant parents', language: 'auto' },
      },
      {
        prompt: 'Street portraits in the rain: I asked strangers all Saturday and only two said no',
        parameters: { region: 'Lisbon', audience: 'hobby photographers', language: 'auto' },
      },
      {
        prompt: 'Open studio on Saturday: hand-painted plates, seconds for 12 euros',
        parameters: { avoid: 'handmade', language: 'auto' },
      },
    ],
    layout: 'tags',
    refineActions: nameRefineActions,
  },
  maxOutputTokens: 1500,
  itemSchema: hashtagSetSchema,
  count: () => setKindIds.length,
  buildBrief,
  fit,
  getOpening: () => null,
  present,
  draft,
})
