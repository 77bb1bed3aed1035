import { z } from 'zod'

/** What a slogan works with. */
export const styles = {
  plain: { label: 'Says what it is' },
  name: { label: 'With the name' },
  sound: { label: 'By its sound' },
  beats: { label: 'In short beats' },
  people: { label: 'To its people' },
  attitude: { label: 'Attitude' },
} as const

export type Style = keyof typeof styles

const styleIds = Object.keys(styles) as [Style, ...Style[]]

export const sloganSchema = z.object({
  text: z.string().describe('The slogan on one line, at most 7 words unless asked otherwise.'),
  style: z.enum(styleIds).describe('What the slogan works with.'),
})

export type Slogan = z.infer<typeof sloganSchema>
