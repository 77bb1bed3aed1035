import { z } from 'zod'

export const styleLabels = {
  pair: 'Two words, one picture',
  mood: 'From what you sell',
  place: 'With the place',
  coined: 'Made-up word',
  personal: 'With your name',
} as const

export type Style = keyof typeof styleLabels

const styleIds = Object.keys(styleLabels) as [Style, ...Style[]]

export const shopNameSchema = z.object({
  name: z.string().describe('The shop name as it stands on the shop page, with capitals.'),
  tagline: z.string().describe('Three to eight words for below the name; no claim, no figure.'),
  meaning: z.string().describe('One sentence on what the parts of the name say, quoting them.'),
  handle: z.string().describe('A TikTok username for it: lower case letters and digits, at most 24.'),
  style: z.enum(styleIds).describe('How the name is built.'),
})

export type ShopName = z.infer<typeof shopNameSchema>
