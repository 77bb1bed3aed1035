import { z } from 'zod'

export const sloganStyles = {
  plain: { label: 'Says what it is' },
  name: { label: 'With the name' },
  sound: { label: 'By its sound' },
  beats: { label: 'In short beats' },
  people: { label: 'To its people' },
  attitude: { label: 'Attitude' },
} as const

export type SloganStyle = keyof typeof sloganStyles

const styleIds = Object.keys(sloganStyles) as [SloganStyle, ...SloganStyle[]]

export const sloganSchema = z.object({
  text: z.string().describe('The slogan on one line, at most 7 words unless asked otherwise.'),
  style: z.enum(styleIds).describe('What the slogan works with.'),
})

export type Slogan = z.infer<typeof sloganSchema>
