import { z } from 'zod'
import { detailFields } from '@/lib/tool/detail-fields'
import type { Field, FieldParameters } from '@/lib/tool/form'
import { avoidField, languageField, nicheField } from '@/lib/tool/shared-fields'

export const thumbnailFields = [
  {
    kind: 'select',
    name: 'face',
    label: 'Your face',
    default: 'yes',
    options: [
      { value: 'yes', label: 'In the picture' },
      { value: 'no', label: 'Not in it' },
    ],
  },
  {
    kind: 'select',
    name: 'style',
    label: 'Style',
    default: 'photo',
    isAlwaysVisible: true,
    options: [
      { value: 'photo', label: 'Photo' },
      { value: 'bold', label: 'Bold, cut-out subject' },
      { value: 'calm', label: 'Calm, lots of space' },
      { value: 'drawn', label: 'Drawn or diagram' },
    ],
  },
  nicheField,
  ...detailFields,
  avoidField,
  languageField,
] as const satisfies readonly Field[]

export type ThumbnailInput = { prompt: string; parameters: FieldParameters<typeof thumbnailFields> }

/** What a thumbnail relies on to attract a click. A useful test compares three different levers. */
export const levers = {
  moment: 'A moment',
  detail: 'A detail',
  contrast: 'A contrast',
  face: 'A face',
  words: 'The words',
} as const

type Lever = keyof typeof levers

export const leverIds = Object.keys(levers) as [Lever, ...Lever[]]

export const thumbnailSchema = z.object({
  concept: z.string().describe('What the picture is, at most 6 words.'),
  lever: z.enum(leverIds).describe('What makes people look; another one for each thumbnail.'),
  focal: z.string().describe('The one thing that is large in the picture, one sentence.'),
  overlayText: z.string().describe('The words on the picture, at most 4 words; an empty string for none.'),
  background: z.string().describe('What lies behind and how it stands out from the subject, one sentence.'),
  composition: z.string().describe('Where things are in the frame, bottom right left free, one sentence.'),
  colours: z
    .array(z.string())
    .describe('Two or three colours, each its name in at most 4 words and its value: mud brown #6b4a2f.'),
  title: z.string().describe('The title beside it, at most 100 characters: the prompt itself where it is one.'),
  sizeTest: z.string().describe('What must still be recognised at the size of a stamp, one sentence.'),
  imagePrompt: z.string().describe('The picture for an image generator, without any text in it, at most 60 words.'),
})

export type Thumbnail = z.infer<typeof thumbnailSchema>
