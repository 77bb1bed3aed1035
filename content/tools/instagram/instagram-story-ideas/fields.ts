import { detailFields } from '@/lib/tool/detail-fields'
import type { Field, FieldParameters } from '@/lib/tool/form'
import { modelOnlyHint } from '@/lib/tool/model-only-hint'
import { avoidField, languageField, nicheField, toneField } from '@/lib/tool/shared-fields'

export const storyFields = [
  {
    kind: 'select',
    name: 'goal',
    label: 'Goal',
    default: 'replies',
    hint: modelOnlyHint,
    options: [
      { value: 'replies', label: 'Replies and votes' },
      { value: 'warm-up', label: 'Warm-up for a post or launch' },
      { value: 'sales', label: 'Sales' },
    ],
  },
  {
    kind: 'select',
    name: 'frames',
    label: 'Frames per Story',
    default: '5',
    isAlwaysVisible: true,
    options: [
      { value: '3', label: '3' },
      { value: '5', label: '5' },
      { value: '7', label: '7' },
    ],
  },
  {
    kind: 'select',
    name: 'count',
    label: 'How many Stories',
    default: '3',
    isAlwaysVisible: true,
    options: [
      { value: '1', label: '1' },
      { value: '3', label: '3' },
      { value: '5', label: '5' },
    ],
  },
  nicheField,
  toneField,
  ...detailFields,
  avoidField,
  languageField,
] as const satisfies readonly Field[]

export type StoryInput = { prompt: string; parameters: FieldParameters<typeof storyFields> }
