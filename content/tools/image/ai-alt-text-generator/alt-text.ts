import { z } from 'zod'

export const altTextSchema = z.object({
  kind: z.enum(['short', 'long']).describe('short: the alt text itself; long: the same in more detail.'),
  text: z.string().describe('The alt text, in whole sentences.'),
  visibleText: z
    .string()
    .describe('Text that can be read in the picture, word for word; an empty string where there is none.'),
  warnings: z
    .array(z.string())
    .describe('What the visitor has to check, one short sentence each: what was too small, too dark or unclear.'),
})

export type AltText = z.infer<typeof altTextSchema>
