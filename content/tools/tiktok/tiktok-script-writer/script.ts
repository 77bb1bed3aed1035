import { z } from 'zod'

export const scriptSchema = z.object({
  title: z.string().describe('Working title, at most 10 words.'),
  hooks: z
    .array(z.string())
    .describe('3 different first lines to choose from; the first beat begins with the first, word for word.'),
  beats: z
    .array(
      z.object({
        say: z.string().describe('The words spoken in this beat; in a text-only video the words to read.'),
        show: z.string().describe('What the camera sees, filmable by one person.'),
        onScreenText: z.string().describe('Text on screen, 3 to 7 words; empty when there is none.'),
        sound: z.string().describe('A real sound worth keeping, never a song; empty when there is none.'),
      }),
    )
    .describe('The beats in order.'),
  caption: z.string().describe('A caption for the post, at most 150 characters, without hashtags.'),
  hashtags: z.array(z.string()).describe('3 to 5 hashtags about the topic.'),
})

export type Script = z.infer<typeof scriptSchema>
export type Beat = Script['beats'][number]
