import { z } from 'zod'
import { detailFields } from '@/lib/tool/detail-fields'
import type { Field, FieldParameters } from '@/lib/tool/form'
import { avoidField, emojiField, languageField, modelOnlyHint, toneField } from '@/lib/tool/shared-fields'

export const threadFields = [
  {
    kind: 'select',
    name: 'mode',
    label: 'What to do',
    default: 'write',
    variant: 'tabs',
    options: [
      { value: 'write', label: 'Write' },
      { value: 'split', label: 'Split my text', isModelFree: true },
    ],
  },
  {
    kind: 'select',
    name: 'posts',
    label: 'Posts (max.)',
    default: 'auto',
    isAlwaysVisible: true,
    options: [
      { value: 'auto', label: 'As many as it needs' },
      { value: '5', label: '5' },
      { value: '7', label: '7' },
      { value: '9', label: '9' },
      { value: '12', label: '12' },
    ],
  },
  {
    kind: 'select',
    name: 'numbering',
    label: 'Numbering',
    default: 'slash',
    isAlwaysVisible: true,
    options: [
      { value: 'none', label: 'None' },
      { value: 'slash', label: '1/7' },
      { value: 'brackets', label: '(1/7)' },
      { value: 'emoji', label: 'Emoji digits' },
    ],
  },
  {
    kind: 'select',
    name: 'hook',
    label: 'First post',
    default: 'any',
    hint: modelOnlyHint,
    options: [
      { value: 'any', label: 'Any' },
      { value: 'position', label: 'An opinion' },
      { value: 'question', label: 'A question' },
      { value: 'story', label: 'A moment' },
      { value: 'list', label: 'A list' },
    ],
  },
  toneField,
  emojiField,
  ...detailFields,
  avoidField,
  languageField,
] as const satisfies readonly Field[]

export type ThreadInput = { prompt: string; parameters: FieldParameters<typeof threadFields> }

export const postSchema = z.object({
  n: z.int().describe('Position of the post in the thread, from 1.'),
  of: z.int().describe('How many posts the thread has, the same in each.'),
  text: z.string().describe('The post without its number, complete by itself.'),
  alternatives: z
    .array(z.string())
    .describe('For post 1: two other first posts by different means. For every other post: empty.'),
})

export type ThreadPost = z.infer<typeof postSchema>
