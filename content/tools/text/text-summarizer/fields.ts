import { z } from 'zod'
import { extractSentences } from '@/lib/text/summary/key-sentences'
import type { Field } from '@/lib/tool/form'
import type { Input } from '@/lib/tool/prompt-tool'
import { audienceField, modelOnlyHint } from '@/lib/tool/shared-fields'
import { memoizePerRequest } from '@/lib/tool/visitor-text'

export const summaryFields = [
  {
    kind: 'select',
    name: 'form',
    label: 'As',
    default: 'bullets',
    isAlwaysVisible: true,
    variant: 'chips',
    options: [
      { value: 'bullets', label: 'Bullet points', shortLabel: 'Bullets' },
      { value: 'paragraph', label: 'Paragraph' },
      { value: 'tldr', label: 'TL;DR' },
      { value: 'headline', label: 'Headline' },
    ],
  },
  {
    kind: 'select',
    name: 'points',
    label: 'Points',
    default: '5',
    isAlwaysVisible: true,
    hint: 'For bullet points and paragraphs.',
    options: [
      { value: '3', label: '3' },
      { value: '5', label: '5' },
      { value: '7', label: '7' },
    ],
  },
  {
    kind: 'text',
    name: 'focus',
    label: 'What matters most to you',
    default: '',
    maxLength: 80,
    placeholder: 'e.g. price, opening date',
    hint: 'Sentences with these words are picked first.',
  },
  {
    kind: 'text',
    name: 'audience',
    label: audienceField.label,
    default: '',
    maxLength: audienceField.maxLength,
    placeholder: 'e.g. my newsletter readers',
    hint: modelOnlyHint,
  },
] as const satisfies readonly Field[]

/** A headline's length, in characters. */
export const MAX_HEADLINE_LENGTH = 100

export type SummaryInput = Input<typeof summaryFields>

export function getPointCount({ parameters: { form, points } }: Pick<SummaryInput, 'parameters'>): number {
  return form === 'bullets' || form === 'paragraph' ? Number(points) : 1
}

const pointSchema = z.object({
  text: z.string().describe('One point in a short sentence'),
  sourceSentence: z.string().describe('The sentence of the text that it rests on, copied word for word'),
})

export const summarySchema = z.object({
  summary: z.string().describe('The summary as running text; for bullet points an empty string'),
  points: z.array(pointSchema).describe('What the summary rests on, in the order of the text'),
})

export type Summary = z.infer<typeof summarySchema>

export const getPromptSentences = memoizePerRequest(({ prompt }: { prompt: string; parameters: object }) =>
  extractSentences(prompt),
)
