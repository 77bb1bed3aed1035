import { detailFields } from '@/lib/tool/detail-fields'
import type { Field, ParametersOf } from '@/lib/tool/form'
import { avoidField, languageField, toneField } from '@/lib/tool/shared-fields'

export const carouselFields = [
  {
    kind: 'select',
    name: 'mode',
    label: 'What to do',
    default: 'write',
    options: [
      { value: 'write', label: 'Plan slides about it' },
      { value: 'text', label: 'Pick sentences from my text', byCode: true },
    ],
  },
  {
    kind: 'select',
    name: 'slides',
    label: 'Slides, at most',
    default: '7',
    shown: true,
    options: [
      { value: '5', label: '5' },
      { value: '7', label: '7' },
      { value: '10', label: '10' },
    ],
    hint: 'Instagram takes up to 20. A short text fills fewer.',
  },
  {
    kind: 'select',
    name: 'angle',
    label: 'Built as',
    default: 'auto',
    options: [
      { value: 'auto', label: 'Whatever suits it' },
      { value: 'habits', label: 'Habits, each with its reason' },
      { value: 'mistakes', label: 'Mistakes and what to do instead' },
      { value: 'story', label: 'What I learned' },
      { value: 'checklist', label: 'A checklist' },
    ],
  },
  {
    kind: 'select',
    name: 'goal',
    label: 'The last slide asks for',
    default: 'auto',
    options: [
      { value: 'auto', label: 'Whatever suits it' },
      { value: 'saves', label: 'Saving it' },
      { value: 'shares', label: 'Sending it to someone' },
      { value: 'comments', label: 'An answer' },
      { value: 'clicks', label: 'A look at the profile link' },
    ],
  },
  toneField,
  ...detailFields,
  avoidField,
  languageField,
] as const satisfies readonly Field[]

export type CarouselInput = { prompt: string; parameters: ParametersOf<typeof carouselFields> }
export type Angle = CarouselInput['parameters']['angle']
export type Goal = CarouselInput['parameters']['goal']
