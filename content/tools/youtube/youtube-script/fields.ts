import { z } from 'zod'
import { detailFields } from '@/lib/tool/detail-fields'
import type { Field, FieldParameters } from '@/lib/tool/form'
import { avoidField, languageField, paceField, toneField } from '@/lib/tool/shared-fields'

export const scriptFields = [
  {
    kind: 'select',
    name: 'length',
    label: 'Length',
    default: '300',
    isAlwaysVisible: true,
    options: [
      { value: '30', label: 'Short, 30 seconds', shortLabel: '30 seconds' },
      { value: '60', label: 'Short, 60 seconds', shortLabel: '60 seconds' },
      { value: '300', label: '5 minutes' },
      { value: '480', label: '8 minutes' },
      { value: '600', label: '10 minutes' },
      { value: '900', label: '15 minutes' },
    ],
  },
  paceField,
  toneField,
  ...detailFields,
  avoidField,
  languageField,
] as const satisfies readonly Field[]

export type ScriptInput = { prompt: string; parameters: FieldParameters<typeof scriptFields> }

/** This tool limits Shorts to one minute; YouTube's own limit is three minutes. */
export function isShort({ parameters }: ScriptInput): boolean {
  return Number(parameters.length) <= 60
}

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
