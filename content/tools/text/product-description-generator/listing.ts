import { z } from 'zod'

export const listingSchema = z.object({
  title: z.string().describe('The title of the listing.'),
  bullets: z.array(z.string()).describe('Feature and what it is good for, one a bullet; empty where none are wanted.'),
  description: z.string().describe('The description, a blank line between paragraphs, without the bullets.'),
  keywords: z.array(z.string()).describe('Exactly five search phrases of one to three words.'),
})

export type Listing = z.infer<typeof listingSchema>

export function formatListing({ title, bullets, description }: Listing): string {
  return [title, description, bullets.map((bullet) => `• ${bullet}`).join('\n')].filter(Boolean).join('\n\n')
}
