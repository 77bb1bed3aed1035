import { z } from 'zod'

export const plainTextSchema = z.object({
  text: z.string().describe('The whole text in plain language'),
  terms: z
    .array(
      z.object({
        from: z.string().describe('A hard word or phrase of the text, copied'),
        to: z.string().describe('What it became'),
      }),
    )
    .describe('The words that were swapped for simpler ones'),
  glossary: z
    .array(
      z.object({
        term: z.string().describe('A term that stays'),
        meaning: z.string().describe('What it means'),
      }),
    )
    .describe('Terms that stay, explained; empty unless the task asks for it'),
})

export type PlainText = z.infer<typeof plainTextSchema>
