import { youtubeTags } from '@/lib/platforms/networks/youtube'
import type { Field, FieldParameters } from '@/lib/tool/form'
import { avoidField, languageField } from '@/lib/tool/shared-fields'

export const tagFields = [
  {
    kind: 'text',
    name: 'channel',
    label: 'Channel name',
    default: '',
    maxLength: 60,
    placeholder: 'Becomes a tag',
  },
  {
    kind: 'number',
    name: 'budget',
    label: 'Characters',
    min: 60,
    max: youtubeTags.max,
    default: youtubeTags.max,
    hint: 'YouTube takes 500, commas included.',
  },
  avoidField,
  languageField,
] as const satisfies readonly Field[]

export type TagInput = { prompt: string; parameters: FieldParameters<typeof tagFields> }
