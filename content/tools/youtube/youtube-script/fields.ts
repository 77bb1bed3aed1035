import { detailFields } from '@/lib/tool/detail-fields'
import type { Field, FieldParameters } from '@/lib/tool/form'
import { avoidField, languageField, paceField, toneField } from '@/lib/tool/shared-fields'

export const scriptFields = [
  {
    kind: 'select',
    name: 'length',
    label: 'Length',
    default: '300',
    isAlwaysVisible: true,
    options: [
      { value: '30', label: 'Short, 30 seconds', shortLabel: '30 seconds' },
      { value: '60', label: 'Short, 60 seconds', shortLabel: '60 seconds' },
      { value: '300', label: '5 minutes' },
      { value: '480', label: '8 minutes' },
      { value: '600', label: '10 minutes' },
      { value: '900', label: '15 minutes' },
    ],
  },
  paceField,
  toneField,
  ...detailFields,
  avoidField,
  languageField,
] as const satisfies readonly Field[]

export type ScriptInput = { prompt: string; parameters: FieldParameters<typeof scriptFields> }

/** This tool limits Shorts to one minute; YouTube's own limit is three minutes. */
export function isShort({ parameters }: ScriptInput): boolean {
  return Number(parameters.length) <= 60
}
