import { z } from 'zod'

export const slideSchema = z.object({
  n: z.int().describe('Position of the slide, from 1.'),
  of: z.int().describe('How many slides the carousel has, the same in each.'),
  headline: z.string().describe('The large words on the slide, at most 8 words.'),
  body: z.string().describe('The small words below, at most 25 words, adding to the headline.'),
  footer: z.string().describe('The subject of the carousel, at most 4 words, the same on every slide; may be empty.'),
  visual: z.string().describe('What the slide shows behind or beside the words, one sentence.'),
  caption: z
    .string()
    .describe('For slide 1: the post’s caption, at most 600 characters. For every other slide: empty.'),
})

export type Slide = z.infer<typeof slideSchema>

/** Maximum words that can be read on one slide before the viewer swipes on. */
export const maxSlideWords = { cover: 12, headline: 8, body: 25, footer: 6 } as const

/** Returns the maximum words of a slide's headline; higher for the cover, which has no body. */
export function getMaxHeadlineWords(n: number): number {
  return n === 1 ? maxSlideWords.cover : maxSlideWords.headline
}
