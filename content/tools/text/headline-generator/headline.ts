import { z } from 'zod'

export const headlineSchema = z.object({
  text: z.string().describe('The headline on one line, at most 100 characters, without full stop.'),
  angle: z
    .string()
    .describe('The angle in one to three words, for example "Question" or "The mistake", at most 3 words.'),
})

export type Headline = z.infer<typeof headlineSchema>
