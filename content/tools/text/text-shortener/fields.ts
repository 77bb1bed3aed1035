import { z } from 'zod'
import { countWords } from '@/lib/core/strings/words'
import { countGraphemes } from '@/lib/platforms/counting/graphemes'
import { measureMastodonLength, measureThreadsLength } from '@/lib/platforms/counting/network-lengths'
import { measureByteLength, measureUtf16Length, measureWeightedLength } from '@/lib/platforms/counting/text-length'
import { findHashtags } from '@/lib/platforms/hashtags/find-hashtags'
import { unitNames } from '@/lib/platforms/networks'
import { instagramBio, instagramCaption } from '@/lib/platforms/networks/instagram'
import type { NetworkField } from '@/lib/platforms/networks/network-field'
import {
  blueskyPost,
  linkedinHeadline,
  linkedinPost,
  mastodonPost,
  pinterestDescription,
  threadsPost,
} from '@/lib/platforms/networks/other-networks'
import { tiktokBio, tiktokCaption } from '@/lib/platforms/networks/tiktok'
import { xBio, xPost } from '@/lib/platforms/networks/x'
import { youtubeTitle } from '@/lib/platforms/networks/youtube'
import type { Field } from '@/lib/tool/form'
import type { Input } from '@/lib/tool/prompt-tool'
import type { LengthLimit } from './shorten-to-limit'

export const lengthCounters: Readonly<Record<NetworkField['unit'], (text: string) => number>> = {
  characters: measureUtf16Length,
  weighted: measureWeightedLength,
  bytes: measureByteLength,
  hashtags: (text) => findHashtags(text).length,
  graphemes: countGraphemes,
  threads: measureThreadsLength,
  mastodon: measureMastodonLength,
}

const networkFields = {
  'x-post': ['X post', xPost],
  'x-bio': ['X bio', xBio],
  threads: ['Threads post', threadsPost],
  bluesky: ['Bluesky post', blueskyPost],
  mastodon: ['Mastodon post', mastodonPost],
  'instagram-bio': ['Instagram bio', instagramBio],
  'instagram-caption': ['Instagram caption', instagramCaption],
  'tiktok-bio': ['TikTok bio', tiktokBio],
  'tiktok-caption': ['TikTok caption', tiktokCaption],
  'youtube-title': ['YouTube title', youtubeTitle],
  'linkedin-headline': ['LinkedIn headline', linkedinHeadline],
  'linkedin-post': ['LinkedIn post', linkedinPost],
  'pinterest-pin': ['Pin description', pinterestDescription],
} as const satisfies Record<string, readonly [string, NetworkField]>

type Target = keyof typeof networkFields

const targets = (Object.keys(networkFields) as Target[]).map((value) => {
  const [label, { max }] = networkFields[value]
  return { value, label: `${label} (${max.toLocaleString('en')})`, shortLabel: label }
})

export const shortenFields = [
  {
    kind: 'select',
    name: 'target',
    label: 'Fit into',
    default: 'x-post',
    isAlwaysVisible: true,
    options: [
      ...targets,
      { value: 'characters', label: 'My own number of characters', shortLabel: 'Characters' },
      { value: 'words', label: 'My own number of words', shortLabel: 'Words' },
    ],
  },
  {
    kind: 'number',
    name: 'most',
    label: 'My own number',
    min: 10,
    max: 6000,
    default: 150,
    hint: 'Counts when you fit into characters or words.',
  },
  {
    kind: 'toggle',
    name: 'keepLinks',
    label: 'Keep links and #tags',
    default: true,
  },
] as const satisfies readonly Field[]

export type ShortenInput = Input<typeof shortenFields>

export function getLimit({
  parameters,
}: Pick<ShortenInput, 'parameters'>): LengthLimit & { label: string; unit: string } {
  const { target, most: customMax } = parameters
  if (target === 'characters') {
    return { label: 'Text', max: customMax, unit: 'characters', measure: lengthCounters.characters }
  }
  if (target === 'words') return { label: 'Text', max: customMax, unit: 'words', measure: countWords }
  const [label, { max, unit }] = networkFields[target as Target]
  return { label, max, unit: unitNames[unit], measure: lengthCounters[unit] }
}

export const shorterVersionSchema = z.object({
  text: z.string().describe('The shortened text'),
  left: z.string().describe('What this version leaves out, in at most 12 words'),
})

export type ShorterVersion = z.infer<typeof shorterVersionSchema>
