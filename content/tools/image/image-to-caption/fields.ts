import { buildHashtagCountField, buildLengthField } from '@/lib/kits/posts/post'
import { instagramCaption } from '@/lib/platforms/networks/instagram'
import type { NetworkField } from '@/lib/platforms/networks/network-field'
import {
  blueskyPost,
  facebookPost,
  linkedinPost,
  pinterestDescription,
  threadsPost,
} from '@/lib/platforms/networks/other-networks'
import { tiktokCaption } from '@/lib/platforms/networks/tiktok'
import { xPost } from '@/lib/platforms/networks/x'
import type { Preview } from '@/lib/tool/card'
import { detailFields } from '@/lib/tool/detail-fields'
import type { Field, FieldParameters } from '@/lib/tool/form'
import {
  avoidField,
  createCountField,
  emojiField,
  languageField,
  modelOnlyHint,
  toneField,
} from '@/lib/tool/shared-fields'

type CaptionNetwork = {
  name: string
  field: NetworkField
  preview?: Extract<Preview, { text: string }>['kind']
}

export const captionNetworks = {
  instagram: { name: 'Instagram', field: instagramCaption, preview: 'instagram-caption' },
  tiktok: { name: 'TikTok', field: tiktokCaption, preview: 'tiktok-caption' },
  facebook: { name: 'Facebook', field: facebookPost },
  linkedin: { name: 'LinkedIn', field: linkedinPost },
  x: { name: 'X', field: xPost, preview: 'x-post' },
  threads: { name: 'Threads', field: threadsPost },
  bluesky: { name: 'Bluesky', field: blueskyPost },
  pinterest: { name: 'Pinterest', field: pinterestDescription },
} as const satisfies Record<string, CaptionNetwork>

const networkOptions = Object.entries(captionNetworks).map(([value, { name }]) => ({
  value: value as keyof typeof captionNetworks,
  label: name,
}))

/**
 * Maximum UTF-16 code units for each length option, excluding hashtags. A short caption fits above Instagram's “more”.
 */
export const textLimits = { short: 125, medium: 400, long: 1000 } as const

export const captionFields = [
  {
    kind: 'select',
    name: 'platform',
    label: 'For',
    default: 'instagram',
    isAlwaysVisible: true,
    options: networkOptions,
  },
  buildLengthField(textLimits, 'medium'),
  toneField,
  buildHashtagCountField('Five is the most Instagram takes.'),
  {
    kind: 'text',
    name: 'keyword',
    label: 'Search words',
    default: '',
    maxLength: 60,
    placeholder: 'What people would type to find it',
    hint: modelOnlyHint,
  },
  createCountField('5', ['3', '5']),
  emojiField,
  ...detailFields,
  avoidField,
  languageField,
] as const satisfies readonly Field[]

export type CaptionInput = { prompt: string; parameters: FieldParameters<typeof captionFields> }
