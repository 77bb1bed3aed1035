import type { Order } from '@/lib/tool/define'
import type { Field, ParametersOf } from '@/lib/tool/form'
import { avoidField, languageField } from '@/lib/tool/shared-fields'

export const hashtagFields = [
  {
    kind: 'select',
    name: 'picks',
    label: 'Hashtags in the post',
    default: '2',
    shown: true,
    options: [
      { value: '1', label: 'One' },
      { value: '2', label: 'Two' },
    ],
    hint: 'X sets no limit, but more than two look like an advert.',
  },
  {
    kind: 'text',
    name: 'region',
    label: 'City or country',
    default: '',
    maxLength: 30,
    placeholder: 'e.g. Austin, if the post is about a place',
  },
  {
    kind: 'toggle',
    name: 'capitals',
    label: 'Capital at the start of each word',
    default: true,
    hint: 'Screen readers then speak words instead of one long run of letters.',
  },
  avoidField,
  languageField,
] as const satisfies readonly Field[]

export type HashtagInput = { prompt: string; parameters: ParametersOf<typeof hashtagFields> }

export type HashtagDraftInput = HashtagInput & Order
