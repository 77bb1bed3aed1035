import { z } from 'zod'
import { ideaSchema } from '@/lib/kits/video-ideas/idea'

export const reelSchema = ideaSchema.extend({
  coverText: z
    .string()
    .describe(
      'Words on the cover as it stands in the profile grid, 2 to 6 words, not a repeat of onScreenText; empty when there is none.',
    ),
  audio: z
    .string()
    .describe('What is heard: voice, sound of the place or the kind of music, in one sentence; no song is named.'),
})

export type Reel = z.infer<typeof reelSchema>
