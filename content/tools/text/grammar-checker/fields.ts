import { editKinds } from '@/lib/text/grammar/text-edit'
import type { Field } from '@/lib/tool/form'
import type { Input } from '@/lib/tool/tool-definition'

export const grammarFields = [
  {
    kind: 'select',
    name: 'dialect',
    label: 'English',
    default: 'us',
    isAlwaysVisible: true,
    options: [
      { value: 'us', label: 'American', shortLabel: 'US' },
      { value: 'uk', label: 'British', shortLabel: 'UK' },
      { value: 'au', label: 'Australian', shortLabel: 'AU' },
      { value: 'ca', label: 'Canadian', shortLabel: 'CA' },
    ],
  },
  {
    kind: 'choices',
    name: 'fix',
    label: 'What to check',
    default: editKinds,
    options: [
      { value: 'grammar', label: 'Grammar' },
      { value: 'spelling', label: 'Spelling' },
      { value: 'punctuation', label: 'Punctuation' },
      { value: 'style', label: 'Style' },
    ],
    hint: 'Style edits are suggestions: none is accepted until you do.',
  },
] as const satisfies readonly Field[]

export type GrammarInput = Input<typeof grammarFields>
