import { z } from 'zod'

const sceneSchema = z.object({
  say: z.string().describe('The words to be spoken, no stage directions.'),
  show: z.string().describe('What the camera or the screen shows meanwhile, filmable by one person.'),
})

export const scriptSchema = z.object({
  title: z.string().describe('Working title, up to 70 characters.'),
  hook: sceneSchema.describe('The first lines: at most 30 seconds, in a Short one sentence.'),
  promise: sceneSchema.describe('What the viewer will have at the end; both texts empty for a Short.'),
  sections: z
    .array(
      z.object({
        label: z.string().describe('Name of the chapter, two to six words.'),
        say: z.string().describe('The words to be spoken in this section, no stage directions.'),
        broll: z.string().describe('Pictures over the words, from the prompt’s own things.'),
      }),
    )
    .describe('The sections in order; for a Short one or two.'),
  midCta: z.string().describe('One spoken request in the middle, one sentence; an empty string for a Short.'),
  outro: sceneSchema.describe('The end: the promise kept, then one thing to do next.'),
})

export type Script = z.infer<typeof scriptSchema>
