import { z } from 'zod'
import { detailFields } from '@/lib/tool/detail-fields'
import type { Field, FieldParameters } from '@/lib/tool/form'
import { avoidField, languageField, toneField } from '@/lib/tool/shared-fields'

export const titleFields = [
  {
    kind: 'select',
    name: 'intent',
    label: 'Where people find it',
    default: 'browse',
    isAlwaysVisible: true,
    options: [
      { value: 'browse', label: 'Home feed' },
      { value: 'search', label: 'Search' },
      { value: 'shorts', label: 'Shorts' },
    ],
  },
  {
    kind: 'text',
    name: 'keyword',
    label: 'Keyword',
    default: '',
    maxLength: 60,
    placeholder: 'What people type to find it',
  },
  toneField,
  {
    kind: 'select',
    name: 'count',
    label: 'How many',
    default: '5',
    isAlwaysVisible: true,
    hint: 'With an AI, long videos also get three titles to test.',
    options: [
      { value: '5', label: '5' },
      { value: '10', label: '10' },
      { value: '15', label: '15' },
    ],
  },
  ...detailFields,
  avoidField,
  languageField,
] as const satisfies readonly Field[]

export type TitleInput = { prompt: string; parameters: FieldParameters<typeof titleFields> }

/** Title formulas and the place where each works best; `quiet` is for hard days. */
export const formulas = {
  plain: { label: 'Says what it is', goal: 'for search' },
  'how-to': { label: 'How-to', goal: 'for search' },
  checklist: { label: 'List', goal: 'for search' },
  question: { label: 'Question', goal: 'for the feed' },
  story: { label: 'Story', goal: 'for the feed' },
  opinion: { label: 'Opinion', goal: 'for the feed' },
  contrast: { label: 'Contrast', goal: 'for the feed' },
  routine: { label: 'Routine', goal: 'for regulars' },
  moment: { label: 'One moment', goal: 'for Shorts' },
  quiet: { label: 'Quietly', goal: '' },
} as const

export type Formula = keyof typeof formulas

const formulaIds = Object.keys(formulas) as [Formula, ...Formula[]]

export const titleSchema = z.object({
  title: z.string().describe('The title, at most 100 characters, best between 40 and 60.'),
  formula: z.enum(formulaIds).describe('The formula that the title uses.'),
  thumbnail: z
    .string()
    .describe('What the thumbnail shows that the title does not say, in one short phrase; empty for none.'),
  alternatives: z
    .array(z.string())
    .describe('Only for the first item of a long-form video: two more titles, B and C. Otherwise empty.'),
})

export type Title = z.infer<typeof titleSchema>

/** A set for YouTube's Test & Compare: A is `title`, B and C are the alternatives. */
export function isTestSet(title: Title): boolean {
  return title.alternatives.length > 0
}
