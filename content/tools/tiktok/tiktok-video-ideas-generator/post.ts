import { z } from 'zod'

export const postFormats = {
  'talking-head': 'Talking head',
  skit: 'POV or skit',
  tutorial: 'Tutorial',
  story: 'Story time',
  list: 'List',
  'before-after': 'Before and after',
  'trend-twist': 'Trend twist',
  'green-screen': 'Green screen',
  faceless: 'Faceless',
} as const

export type PostFormat = keyof typeof postFormats

const formatIds = Object.keys(postFormats) as [PostFormat, ...PostFormat[]]

export const postSchema = z.object({
  day: z
    .int()
    .describe('Day of the plan on which it is posted, one of the days named in the choices, each used once.'),
  pillar: z
    .string()
    .describe('The pillar it belongs to, at most 4 words; in a series the name of the series.'),
  idea: z.string().describe('What the video shows, in one sentence that names the thing on camera.'),
  hook: z.string().describe('The first line said aloud, at most 15 words.'),
  format: z.enum(formatIds).describe('How the video is built.'),
  effort: z
    .enum(['easy', 'medium', 'hard'])
    .describe('Easy: one take. Medium: a few set-ups. Hard: several sessions.'),
  repurpose: z
    .string()
    .describe('How to use the same footage or thought once more, on TikTok or elsewhere, in one sentence.'),
})

export type Post = z.infer<typeof postSchema>
