import { z } from 'zod'
import { stickerIds } from '@/lib/platforms/instagram/stickers'

export const storySchema = z.object({
  title: z.string().describe('What the sequence does, at most 8 words, naming its subject.'),
  frames: z
    .array(
      z.object({
        visual: z
          .string()
          .describe('What the picture or clip shows, filmable with a phone, one short phrase; empty for none.'),
        text: z.string().describe('The words on the frame, one thought, at most 15 words.'),
        sticker: z.enum(stickerIds).describe('The one sticker on the frame; none where the frame only tells.'),
        prompt: z.string().describe('What stands on the sticker, at most 8 words; an empty string for none.'),
        options: z
          .array(z.string())
          .describe(
            'Poll or quiz: 2 to 4 answers of at most 22 characters, the right one first for a quiz. Slider: one emoji. Otherwise empty.',
          ),
      }),
    )
    .describe('The frames in order, as many as asked for.'),
})

export type Story = z.infer<typeof storySchema>
export type Frame = Story['frames'][number]
