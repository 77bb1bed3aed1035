import { z } from 'zod'

/** In tab order. */
export const targetNames = {
  'x-thread': 'X thread',
  linkedin: 'LinkedIn post',
  'ig-caption': 'Instagram caption',
  'tiktok-script': 'TikTok script',
  newsletter: 'Newsletter',
} as const

export type Target = keyof typeof targetNames

export const targetIds = Object.keys(targetNames) as [Target, ...Target[]]

export const outputSchema = z.object({
  kind: z.enum(targetIds).describe('What the text becomes: of those asked for, each once.'),
  title: z.string().describe('The subject line of a newsletter; an empty string for all else.'),
  parts: z
    .array(z.string())
    .describe('Posts of a thread, spoken lines of a script, paragraphs of everything else, in order. No hashtags.'),
  hashtags: z.array(z.string()).describe('Hashtags for a LinkedIn post or an Instagram caption; else empty.'),
})

export type Output = z.infer<typeof outputSchema>
