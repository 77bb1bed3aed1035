import { buildVersionCountField, keepField } from '@/lib/kits/rewrite'
import type { Field, FieldParameters } from '@/lib/tool/form'

export const toneChangerFields = [
  {
    kind: 'select',
    name: 'newTone',
    label: 'New tone',
    default: 'friendly',
    isAlwaysVisible: true,
    options: [
      { value: 'friendly', label: 'Friendly' },
      { value: 'professional', label: 'Professional' },
      { value: 'confident', label: 'Confident' },
      { value: 'funny', label: 'Funny' },
      { value: 'empathetic', label: 'Empathetic' },
      { value: 'persuasive', label: 'Persuasive' },
      { value: 'gen-z', label: 'Gen Z' },
      { value: 'luxury', label: 'Luxury' },
    ],
  },
  {
    kind: 'select',
    name: 'intensity',
    label: 'How strong',
    default: '2',
    isAlwaysVisible: true,
    options: [
      { value: '1', label: 'A touch' },
      { value: '2', label: 'Clearly' },
      { value: '3', label: 'All the way' },
    ],
  },
  buildVersionCountField('3'),
  {
    kind: 'select',
    name: 'emoji',
    label: 'Emoji',
    default: 'own',
    options: [
      { value: 'own', label: 'Only mine' },
      { value: 'some', label: 'A few' },
      { value: 'none', label: 'None' },
    ],
  },
  keepField,
] as const satisfies readonly Field[]

export type ToneChangerInput = { prompt: string; parameters: FieldParameters<typeof toneChangerFields> }
