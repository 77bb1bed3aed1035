import { z } from 'zod'
import { ideaFormatLabels, ideaFormats } from '@/lib/kits/video-ideas/idea'

export const postFormatLabels = ideaFormatLabels

export const postSchema = z.object({
  day: z.int().describe('Day of the plan on which it is posted, one of the days named in the choices, each used once.'),
  pillar: z.string().describe('The pillar it belongs to, at most 4 words; in a series the name of the series.'),
  idea: z.string().describe('What the video shows, in one sentence that names the thing on camera.'),
  hook: z.string().describe('The first line said aloud, at most 12 words.'),
  format: z.enum(ideaFormats).describe('How the video is built.'),
  effort: z.enum(['easy', 'medium', 'hard']).describe('Easy: one take. Medium: a few set-ups. Hard: several sessions.'),
})

export type Post = z.infer<typeof postSchema>
