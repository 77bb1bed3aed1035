import { z } from 'zod'
import type { Field } from '@/lib/tool/form'
import type { Input } from '@/lib/tool/prompt-tool'
import { modelOnlyHint } from '@/lib/tool/shared-fields'

export const plainFields = [
  {
    kind: 'select',
    name: 'grade',
    label: 'Reading grade',
    default: '6',
    isAlwaysVisible: true,
    options: [
      { value: '4', label: 'Grade 4 (age 9)', shortLabel: 'Grade 4' },
      { value: '5', label: 'Grade 5 (age 10)', shortLabel: 'Grade 5' },
      { value: '6', label: 'Grade 6 (age 11)', shortLabel: 'Grade 6' },
      { value: '7', label: 'Grade 7 (age 12)', shortLabel: 'Grade 7' },
      { value: '8', label: 'Grade 8 (age 13)', shortLabel: 'Grade 8' },
      { value: '9', label: 'Grade 9 (age 14)', shortLabel: 'Grade 9' },
      { value: '10', label: 'Grade 10 (age 15)', shortLabel: 'Grade 10' },
    ],
  },
  {
    kind: 'text',
    name: 'keep',
    label: 'Words that stay',
    default: '',
    maxLength: 120,
    placeholder: 'e.g. compound interest, lease',
    hint: 'Terms your readers need, separated by commas.',
  },
  {
    kind: 'toggle',
    name: 'bullets',
    label: 'Lists as bullets',
    default: true,
    hint: modelOnlyHint,
  },
  {
    kind: 'toggle',
    name: 'glossary',
    label: 'Explain terms at the end',
    default: false,
    hint: modelOnlyHint,
  },
] as const satisfies readonly Field[]

export type PlainInput = Input<typeof plainFields>

export const plainTextSchema = z.object({
  text: z.string().describe('The whole text in plain language'),
  terms: z
    .array(
      z.object({
        from: z.string().describe('A hard word or phrase of the text, copied'),
        to: z.string().describe('What it became'),
      }),
    )
    .describe('The words that were swapped for simpler ones'),
  glossary: z
    .array(
      z.object({
        term: z.string().describe('A term that stays'),
        meaning: z.string().describe('What it means'),
      }),
    )
    .describe('Terms that stay, explained; empty unless the task asks for it'),
})

export type PlainText = z.infer<typeof plainTextSchema>
