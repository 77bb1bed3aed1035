import { z } from 'zod'
import type { NameStyle } from '@/lib/writer/names'

export const styleLabels = {
  descriptive: 'Says what you film',
  branded: 'Brand name',
  blend: 'Made-up word',
  alliteration: 'Same first sound',
  rhyme: 'Rhyme',
  personal: 'With your name',
  action: 'What you do',
} as const satisfies Record<NameStyle, string>

const styleIds = Object.keys(styleLabels) as [NameStyle, ...NameStyle[]]

export const channelNameSchema = z.object({
  name: z.string().describe('The channel name as it stands on the channel page, with capitals and spaces.'),
  handle: z.string().describe('The handle that goes with it, without @: 3 to 30 lower case letters and digits.'),
  tagline: z.string().describe('Three to nine words that say what the channel shows; no claim, no figure.'),
  style: z.enum(styleIds).describe('How the name is built.'),
  why: z.string().describe('One sentence on what its parts say, quoting them.'),
})

export type ChannelName = z.infer<typeof channelNameSchema>
