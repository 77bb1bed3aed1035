import { detailFields } from '@/lib/tool/detail-fields'
import type { Field, FieldParameters } from '@/lib/tool/form'
import { avoidField, languageField, nicheField, toneField, videoGoalField } from '@/lib/tool/shared-fields'

export const planFields = [
  {
    kind: 'select',
    name: 'mode',
    label: 'What to plan',
    default: 'plan',
    isAlwaysVisible: true,
    options: [
      { value: 'plan', label: 'A content plan' },
      { value: 'series', label: 'A series' },
      { value: 'trend-twists', label: 'Familiar formats' },
    ],
  },
  {
    kind: 'select',
    name: 'days',
    label: 'How long',
    default: '14',
    isAlwaysVisible: true,
    options: [
      { value: '7', label: '7 days' },
      { value: '14', label: '14 days' },
      { value: '30', label: '30 days' },
    ],
  },
  {
    kind: 'select',
    name: 'perWeek',
    label: 'Posts per week',
    default: '5',
    options: [
      { value: '3', label: '3' },
      { value: '5', label: '5' },
      { value: '7', label: '7' },
    ],
  },
  {
    kind: 'text',
    name: 'pillars',
    label: 'Content pillars',
    default: '',
    maxLength: 80,
    placeholder: 'e.g. recipes, mistakes, behind the scenes',
    hint: 'Up to three, separated by commas. Left empty, a quick draft labels posts show, tell or ask.',
  },
  nicheField,
  videoGoalField,
  toneField,
  ...detailFields,
  avoidField,
  languageField,
] as const satisfies readonly Field[]

export type PlanInput = { prompt: string; parameters: FieldParameters<typeof planFields> }
