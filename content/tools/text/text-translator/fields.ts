import type { Field, FieldParameters } from '@/lib/tool/form'
import { additionalLanguages, languageField } from '@/lib/tool/shared-fields'

const [, ...languages] = languageField.options

export const textTranslatorFields = [
  {
    kind: 'select',
    name: 'language',
    label: 'Into',
    default: 'es',
    isAlwaysVisible: true,
    options: [...languages, ...additionalLanguages],
  },
  {
    kind: 'select',
    name: 'format',
    label: 'What it is',
    default: 'text',
    isAlwaysVisible: true,
    options: [
      { value: 'text', label: 'Text' },
      { value: 'srt', label: 'Subtitles (SRT)' },
    ],
  },
  {
    kind: 'select',
    name: 'register',
    label: 'How you speak to readers',
    default: 'neutral',
    options: [
      { value: 'neutral', label: 'As in my text' },
      { value: 'informal', label: 'Informal (tú, du, tu)' },
      { value: 'formal', label: 'Formal (usted, Sie, vous)' },
    ],
  },
  { kind: 'toggle', name: 'keepTags', label: 'Keep my #tags as they are', default: true },
  {
    kind: 'toggle',
    name: 'idioms',
    label: 'Find local sayings',
    default: true,
    hint: 'Off: idioms are translated by their meaning.',
  },
] as const satisfies readonly Field[]

export type TextTranslatorInput = { prompt: string; parameters: FieldParameters<typeof textTranslatorFields> }
