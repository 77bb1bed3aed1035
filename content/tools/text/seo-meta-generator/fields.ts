import { z } from 'zod'
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

export const metaSchema = z.object({
  title: z.string().describe('The title of the page without the name of the site, at most 60 characters.'),
  description: z.string().describe('The meta description, at most 155 characters.'),
  slug: z
    .string()
    .describe('The last part of the address: lower case, words joined by hyphens, at most 60 characters.'),
})

export type MetaItem = z.infer<typeof metaSchema>
