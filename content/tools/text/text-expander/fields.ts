import { keepField } from '@/lib/kits/rewrite'
import type { Field, FieldParameters } from '@/lib/tool/form'

export const textExpanderFields = [
  {
    kind: 'select',
    name: 'kind',
    label: 'Turn it into',
    default: 'caption',
    isAlwaysVisible: true,
    options: [
      { value: 'caption', label: 'A caption' },
      { value: 'paragraph', label: 'A paragraph' },
      { value: 'script', label: 'A script' },
      { value: 'newsletter', label: 'A newsletter' },
    ],
  },
  { kind: 'number', name: 'words', label: 'Words', min: 50, max: 800, default: 150 },
  {
    kind: 'toggle',
    name: 'factsOnly',
    label: 'My facts only',
    default: true,
    hint: 'Where a fact is missing there is a [check: …] for you to fill.',
  },
  { kind: 'toggle', name: 'example', label: 'With an example', default: true },
  keepField,
] as const satisfies readonly Field[]

export type TextExpanderInput = { prompt: string; parameters: FieldParameters<typeof textExpanderFields> }
