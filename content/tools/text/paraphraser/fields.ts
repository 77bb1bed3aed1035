import { buildVersionCountField, keepField } from '@/lib/kits/rewrite'
import type { Field, FieldParameters } from '@/lib/tool/form'

export const paraphraserFields = [
  {
    kind: 'select',
    name: 'mode',
    label: 'Mode',
    default: 'standard',
    isAlwaysVisible: true,
    options: [
      { value: 'standard', label: 'Standard' },
      { value: 'fluent', label: 'Fluent' },
      { value: 'formal', label: 'Formal' },
      { value: 'casual', label: 'Casual' },
      { value: 'simple', label: 'Simple' },
      { value: 'creative', label: 'Creative' },
      { value: 'shorten', label: 'Shorter' },
      { value: 'expand', label: 'Longer' },
    ],
  },
  {
    kind: 'select',
    name: 'strength',
    label: 'How much changes',
    default: '2',
    isAlwaysVisible: true,
    options: [
      { value: '1', label: 'A little' },
      { value: '2', label: 'Some' },
      { value: '3', label: 'A lot' },
    ],
  },
  buildVersionCountField('1'),
  keepField,
] as const satisfies readonly Field[]

export type ParaphraserInput = { prompt: string; parameters: FieldParameters<typeof paraphraserFields> }
