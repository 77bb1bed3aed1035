import { z } from 'zod'
import { editKinds } from '@/lib/text/grammar/text-edit'
import type { Field } from '@/lib/tool/form'
import type { Input } from '@/lib/tool/prompt-tool'

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

const editSchema = z.object({
  context: z.string().describe('Up to eight words of the text around the mistake, copied letter by letter'),
  before: z.string().describe('The wrong words within `context`, copied letter by letter, never empty'),
  after: z.string().describe('What stands there instead; empty where the words only go'),
  reason: z.string().describe('Why, in at most 12 words'),
  kind: z.enum(editKinds).describe('What kind of mistake it is'),
})

export const grammarCheckSchema = z.object({
  edits: z.array(editSchema).describe('Every mistake, in the order of the text; empty where there is none'),
  note: z.string().describe('What the writer should look at that no edit can mend, or an empty string'),
})

export type GrammarCheck = z.infer<typeof grammarCheckSchema>
