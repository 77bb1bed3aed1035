import type { Field, FieldParameters } from '@/lib/tool/form'
import { audienceField, avoidField, languageField, toneField } from '@/lib/tool/shared-fields'
import { channels } from './channels'

export const productFields = [
  {
    kind: 'text',
    name: 'name',
    label: 'Product name',
    isAlwaysVisible: true,
    default: '',
    maxLength: 80,
    placeholder: 'e.g. Linen apron',
  },
  {
    kind: 'select',
    name: 'channel',
    label: 'Where it is sold',
    default: 'tiktok-shop',
    isAlwaysVisible: true,
    options: [
      { value: 'tiktok-shop', label: channels['tiktok-shop'].label },
      { value: 'etsy', label: channels.etsy.label },
      { value: 'amazon', label: channels.amazon.label },
      { value: 'site', label: channels.site.label },
    ],
  },
  {
    kind: 'select',
    name: 'words',
    label: 'Length',
    default: '150',
    isAlwaysVisible: true,
    options: [
      { value: '80', label: 'About 80 words', shortLabel: '80 words' },
      { value: '150', label: 'About 150 words', shortLabel: '150 words' },
      { value: '300', label: 'About 300 words', shortLabel: '300 words' },
    ],
  },
  toneField,
  { kind: 'toggle', name: 'bullets', label: 'Bullet points', default: true },
  audienceField,
  avoidField,
  languageField,
] as const satisfies readonly Field[]

export type ProductInput = { prompt: string; parameters: FieldParameters<typeof productFields> }
