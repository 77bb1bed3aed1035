import type { Field, FieldParameters } from '@/lib/tool/form'
import { avoidField, createCountField, languageField } from '@/lib/tool/shared-fields'

export const metaFields = [
  {
    kind: 'text',
    name: 'keyword',
    label: 'Keyword',
    default: '',
    maxLength: 60,
    placeholder: 'What people type to find the page',
  },
  {
    kind: 'text',
    name: 'brand',
    label: 'Name of your site',
    default: '',
    maxLength: 40,
    placeholder: 'e.g. Flour at Home',
    hint: 'Stands at the end of each title where there is room.',
  },
  {
    kind: 'text',
    name: 'cta',
    label: 'Last words of the description',
    default: '',
    maxLength: 40,
    placeholder: 'e.g. See the recipe',
  },
  {
    kind: 'text',
    name: 'site',
    label: 'Address of your site',
    default: '',
    maxLength: 80,
    placeholder: 'e.g. example.com',
  },
  createCountField('5', ['3', '5', '8']),
  avoidField,
  languageField,
] as const satisfies readonly Field[]

export type MetaInput = { prompt: string; parameters: FieldParameters<typeof metaFields> }
