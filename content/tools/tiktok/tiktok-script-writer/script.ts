import { z } from 'zod'

export const scriptSchema = z.object({
  title: z.string().describe('Working title, at most 10 words.'),
  hooks: z
    .array(z.string())
    .describe(
      'Exactly 3 different first lines to choose from; the first beat uses the first one word for word.',
    ),
  beats: z
    .array(
      z.object({
        start: z.int().describe('Second at which the beat starts.'),
        end: z.int().describe('Second at which it ends; the next beat starts there.'),
        say: z.string().describe('The words spoken in this beat; in a text-only video the words to read.'),
        show: z.string().describe('What the camera sees, filmable by one person.'),
        onScreenText: z.string().describe('Text on screen, 3 to 7 words; empty when there is none.'),
        sound: z.string().describe('A real sound worth keeping, never a song; empty when there is none.'),
      }),
    )
    .describe('The beats in order, without gaps, from second 0 to the length asked for.'),
  cta: z.string().describe('The closing line; also the last sentence spoken in the last beat.'),
  loopNote: z.string().describe('How the last beat leads back into the first one, in one sentence.'),
  caption: z.string().describe('A caption for the post, at most 150 characters, without hashtags.'),
  hashtags: z.array(z.string()).describe('3 to 5 hashtags about the topic.'),
})

export type Script = z.infer<typeof scriptSchema>
export type Beat = Script['beats'][number]
