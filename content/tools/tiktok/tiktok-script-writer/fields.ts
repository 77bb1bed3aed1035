import { z } from 'zod'
import { detailFields } from '@/lib/tool/detail-fields'
import type { Field, FieldParameters } from '@/lib/tool/form'
import { avoidField, emojiField, languageField, paceField, toneField, videoGoalField } from '@/lib/tool/shared-fields'

export const scriptFields = [
  {
    kind: 'select',
    name: 'length',
    label: 'Length',
    default: '30',
    isAlwaysVisible: true,
    options: [
      { value: '15', label: '15 seconds' },
      { value: '30', label: '30 seconds' },
      { value: '60', label: '60 seconds' },
      { value: '90', label: '90 seconds' },
      { value: '180', label: '3 minutes' },
    ],
  },
  {
    kind: 'select',
    name: 'structure',
    label: 'Structure',
    default: 'auto',
    options: [
      { value: 'auto', label: 'Best fit' },
      { value: 'problem-solution', label: 'Problem and solution' },
      { value: 'story', label: 'Story arc' },
      { value: 'list', label: 'List' },
      { value: 'tutorial', label: 'Tutorial' },
      { value: 'demo', label: 'Product demo' },
    ],
  },
  {
    kind: 'select',
    name: 'delivery',
    label: 'Delivery',
    default: 'camera',
    options: [
      { value: 'camera', label: 'To camera' },
      { value: 'voice-over', label: 'Voice-over' },
      { value: 'text', label: 'Text only' },
    ],
  },
  paceField,
  { ...videoGoalField, hint: 'A quick draft only knows “Comments”: it ends on a question.' },
  toneField,
  emojiField,
  ...detailFields,
  avoidField,
  languageField,
] as const satisfies readonly Field[]

export type ScriptInput = { prompt: string; parameters: FieldParameters<typeof scriptFields> }

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
