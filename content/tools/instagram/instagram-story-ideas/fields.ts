import { z } from 'zod'
import { stickerIds } from '@/lib/platforms/instagram-story'
import { detailFields } from '@/lib/tool/detail-fields'
import type { Field, FieldParameters } from '@/lib/tool/form'
import { avoidField, languageField, modelOnlyHint, nicheField, toneField } from '@/lib/tool/shared-fields'

export const storyFields = [
  {
    kind: 'select',
    name: 'goal',
    label: 'Goal',
    default: 'replies',
    hint: modelOnlyHint,
    options: [
      { value: 'replies', label: 'Replies and votes' },
      { value: 'warm-up', label: 'Warm-up for a post or launch' },
      { value: 'sales', label: 'Sales' },
    ],
  },
  {
    kind: 'select',
    name: 'frames',
    label: 'Frames per Story',
    default: '5',
    isAlwaysVisible: true,
    options: [
      { value: '3', label: '3' },
      { value: '5', label: '5' },
      { value: '7', label: '7' },
    ],
  },
  {
    kind: 'select',
    name: 'count',
    label: 'How many Stories',
    default: '3',
    isAlwaysVisible: true,
    options: [
      { value: '1', label: '1' },
      { value: '3', label: '3' },
      { value: '5', label: '5' },
    ],
  },
  nicheField,
  toneField,
  ...detailFields,
  avoidField,
  languageField,
] as const satisfies readonly Field[]

export type StoryInput = { prompt: string; parameters: FieldParameters<typeof storyFields> }

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
