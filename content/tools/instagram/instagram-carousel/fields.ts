import { detailFields } from '@/lib/tool/detail-fields'
import type { Field, FieldParameters } from '@/lib/tool/form'
import { modelOnlyHint } from '@/lib/tool/model-only-hint'
import { avoidField, languageField, toneField } from '@/lib/tool/shared-fields'

export const carouselFields = [
  {
    kind: 'select',
    name: 'mode',
    label: 'What to do',
    default: 'write',
    options: [
      { value: 'write', label: 'Plan slides about it' },
      { value: 'text', label: 'Pick sentences from my text', isModelFree: true },
    ],
  },
  {
    kind: 'select',
    name: 'slides',
    label: 'Slides (max.)',
    default: '7',
    isAlwaysVisible: true,
    options: [
      { value: '5', label: '5' },
      { value: '7', label: '7' },
      { value: '10', label: '10' },
    ],
    hint: 'A short text fills fewer.',
  },
  {
    kind: 'select',
    name: 'angle',
    label: 'Structure',
    default: 'auto',
    hint: modelOnlyHint,
    options: [
      { value: 'auto', label: 'Best fit' },
      { value: 'habits', label: 'Habits' },
      { value: 'mistakes', label: 'Mistakes' },
      { value: 'story', label: 'What I learned' },
      { value: 'checklist', label: 'Checklist' },
    ],
  },
  {
    kind: 'select',
    name: 'goal',
    label: 'Last slide asks for',
    default: 'auto',
    hint: modelOnlyHint,
    options: [
      { value: 'auto', label: 'Best fit' },
      { value: 'saves', label: 'Saves' },
      { value: 'shares', label: 'Shares' },
      { value: 'comments', label: 'Comments' },
      { value: 'clicks', label: 'Profile link clicks' },
    ],
  },
  toneField,
  ...detailFields,
  avoidField,
  languageField,
] as const satisfies readonly Field[]

export type CarouselInput = { prompt: string; parameters: FieldParameters<typeof carouselFields> }
export type Angle = CarouselInput['parameters']['angle']
export type Goal = CarouselInput['parameters']['goal']
