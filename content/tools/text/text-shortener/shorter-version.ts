import { z } from 'zod'

export const shorterVersionSchema = z.object({
  text: z.string().describe('The shortened text'),
  left: z.string().describe('What this version leaves out, in at most 12 words'),
})

export type ShorterVersion = z.infer<typeof shorterVersionSchema>
