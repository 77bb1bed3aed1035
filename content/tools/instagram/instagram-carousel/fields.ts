import { z } from 'zod'
import { detailFields } from '@/lib/tool/detail-fields'
import type { Field, FieldParameters } from '@/lib/tool/form'
import { avoidField, languageField, modelOnlyHint, toneField } from '@/lib/tool/shared-fields'

export const carouselFields = [
  {
    kind: 'select',
    name: 'mode',
    label: 'What to do',
    default: 'write',
    options: [
      { value: 'write', label: 'Plan slides about it' },
      { value: 'text', label: 'Pick sentences from my text', isModelFree: true },
    ],
  },
  {
    kind: 'select',
    name: 'slides',
    label: 'Slides (max.)',
    default: '7',
    isAlwaysVisible: true,
    options: [
      { value: '5', label: '5' },
      { value: '7', label: '7' },
      { value: '10', label: '10' },
    ],
    hint: 'A short text fills fewer.',
  },
  {
    kind: 'select',
    name: 'angle',
    label: 'Structure',
    default: 'auto',
    hint: modelOnlyHint,
    options: [
      { value: 'auto', label: 'Best fit' },
      { value: 'habits', label: 'Habits' },
      { value: 'mistakes', label: 'Mistakes' },
      { value: 'story', label: 'What I learned' },
      { value: 'checklist', label: 'Checklist' },
    ],
  },
  {
    kind: 'select',
    name: 'goal',
    label: 'Last slide asks for',
    default: 'auto',
    hint: modelOnlyHint,
    options: [
      { value: 'auto', label: 'Best fit' },
      { value: 'saves', label: 'Saves' },
      { value: 'shares', label: 'Shares' },
      { value: 'comments', label: 'Comments' },
      { value: 'clicks', label: 'Profile link clicks' },
    ],
  },
  toneField,
  ...detailFields,
  avoidField,
  languageField,
] as const satisfies readonly Field[]

export type CarouselInput = { prompt: string; parameters: FieldParameters<typeof carouselFields> }
export type Angle = CarouselInput['parameters']['angle']
export type Goal = CarouselInput['parameters']['goal']

export const slideSchema = z.object({
  n: z.int().describe('Position of the slide, from 1.'),
  of: z.int().describe('How many slides the carousel has, the same in each.'),
  headline: z.string().describe('The large words on the slide, at most 8 words.'),
  body: z.string().describe('The small words below, at most 25 words, adding to the headline.'),
  footer: z.string().describe('The subject of the carousel, at most 4 words, the same on every slide; may be empty.'),
  visual: z.string().describe('What the slide shows behind or beside the words, one sentence.'),
  caption: z
    .string()
    .describe('For slide 1: the post’s caption, at most 600 characters. For every other slide: empty.'),
})

export type Slide = z.infer<typeof slideSchema>

/** Maximum words that can be read on one slide before the viewer swipes on. */
export const maxSlideWords = { cover: 12, headline: 8, body: 25, footer: 6 } as const

/** Returns the maximum words of a slide's headline; higher for the cover, which has no body. */
export function getMaxHeadlineWords(n: number): number {
  return n === 1 ? maxSlideWords.cover : maxSlideWords.headline
}
