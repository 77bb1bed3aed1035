import { z } from 'zod'

export const metaSchema = z.object({
  title: z.string().describe('The title of the page without the name of the site, at most 60 characters.'),
  description: z.string().describe('The meta description, at most 155 characters.'),
  slug: z
    .string()
    .describe('The last part of the address: lower case, words joined by hyphens, at most 60 characters.'),
})

export type MetaItem = z.infer<typeof metaSchema>
