import { z } from 'zod'
import type { NameStyle } from '@/lib/writer/names'

export const styleLabels = {
  descriptive: 'Says what you post',
  branded: 'Brand name',
  blend: 'Made-up word',
  alliteration: 'Same first sound',
  rhyme: 'Rhyme',
  personal: 'With your name',
  action: 'What you do',
} as const satisfies Record<NameStyle, string>

const styleIds = Object.keys(styleLabels) as [NameStyle, ...NameStyle[]]

export const usernameSchema = z.object({
  handle: z.string().describe('The username in lower case, without @: letters a to z, digits, "_" and "." only.'),
  displayName: z
    .string()
    .describe(
      'The profile name shown above it, at most 30 characters, with capitals and spaces as a person writes it.',
    ),
  style: z.enum(styleIds).describe('How the username is built.'),
  why: z.string().describe('One sentence on what its parts say, naming the parts.'),
})

export type Username = z.infer<typeof usernameSchema>
