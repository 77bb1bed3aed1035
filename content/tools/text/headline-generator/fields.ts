import { detailFields } from '@/lib/tool/detail-fields'
import type { Field, FieldParameters } from '@/lib/tool/form'
import { avoidField, createCountField, languageField, toneField } from '@/lib/tool/shared-fields'
import { headlineKinds } from './headline-kinds'

export const headlineFields = [
  {
    kind: 'select',
    name: 'kind',
    label: 'Kind',
    default: 'youtube',
    isAlwaysVisible: true,
    options: [
      { value: 'youtube', label: `${headlineKinds.youtube.label} (100)`, shortLabel: 'YouTube' },
      { value: 'blog', label: `${headlineKinds.blog.label} (60)`, shortLabel: 'Blog' },
      { value: 'email', label: `${headlineKinds.email.label} (50)`, shortLabel: 'Email' },
      { value: 'tiktok', label: `${headlineKinds.tiktok.label} (90)`, shortLabel: 'TikTok' },
      { value: 'ad', label: `${headlineKinds.ad.label} (30)`, shortLabel: 'Ad' },
    ],
  },
  {
    kind: 'text',
    name: 'keyword',
    label: 'Keyword',
    default: '',
    maxLength: 60,
    placeholder: 'The word people search for',
  },
  toneField,
  createCountField('10', ['5', '10', '15', '20']),
  ...detailFields,
  avoidField,
  languageField,
] as const satisfies readonly Field[]

export type HeadlineInput = { prompt: string; parameters: FieldParameters<typeof headlineFields> }
