import type { Field, ParametersOf } from '@/lib/tool/form'
import {
  audienceField,
  avoidField,
  countField,
  languageField,
  toneField,
  videoGoalField,
} from '@/lib/tool/shared-fields'

export const hookFields = [
  countField('10', ['6', '10', '20']),
  videoGoalField,
  {
    kind: 'choices',
    name: 'families',
    label: 'Ways to open',
    default: [],
    hint: 'None chosen means all ten.',
    options: [
      { value: 'cold-open-result', label: 'Result first' },
      { value: 'pattern-interrupt', label: 'Pattern interrupt' },
      { value: 'specific-number', label: 'Specific number' },
      { value: 'open-question', label: 'Open question' },
      { value: 'call-out', label: 'Call-out' },
      { value: 'bold-claim', label: 'Bold claim' },
      { value: 'list-promise', label: 'List promise' },
      { value: 'mid-story', label: 'Story from the middle' },
      { value: 'cold-start', label: 'Tutorial cold start' },
      { value: 'trend-twist', label: 'Trend twist' },
    ],
  },
  toneField,
  audienceField,
  avoidField,
  languageField,
] as const satisfies readonly Field[]

export type HookInput = { prompt: string; parameters: ParametersOf<typeof hookFields> }
