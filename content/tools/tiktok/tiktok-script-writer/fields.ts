import { detailFields } from '@/lib/tool/detail-fields'
import type { Field, FieldParameters } from '@/lib/tool/form'
import { avoidField, emojiField, languageField, paceField, toneField, videoGoalField } from '@/lib/tool/shared-fields'

export const scriptFields = [
  {
    kind: 'select',
    name: 'length',
    label: 'Length',
    default: '30',
    isAlwaysVisible: true,
    options: [
      { value: '15', label: '15 seconds' },
      { value: '30', label: '30 seconds' },
      { value: '60', label: '60 seconds' },
      { value: '90', label: '90 seconds' },
      { value: '180', label: '3 minutes' },
    ],
  },
  {
    kind: 'select',
    name: 'structure',
    label: 'Structure',
    default: 'auto',
    options: [
      { value: 'auto', label: 'Best fit' },
      { value: 'problem-solution', label: 'Problem and solution' },
      { value: 'story', label: 'Story arc' },
      { value: 'list', label: 'List' },
      { value: 'tutorial', label: 'Tutorial' },
      { value: 'demo', label: 'Product demo' },
    ],
  },
  {
    kind: 'select',
    name: 'delivery',
    label: 'Delivery',
    default: 'camera',
    options: [
      { value: 'camera', label: 'To camera' },
      { value: 'voice-over', label: 'Voice-over' },
      { value: 'text', label: 'Text only' },
    ],
  },
  paceField,
  { ...videoGoalField, hint: 'A quick draft only knows “Comments”: it ends on a question.' },
  toneField,
  emojiField,
  ...detailFields,
  avoidField,
  languageField,
] as const satisfies readonly Field[]

export type ScriptInput = { prompt: string; parameters: FieldParameters<typeof scriptFields> }
