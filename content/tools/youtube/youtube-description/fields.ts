import { z } from 'zod'
import type { Link } from '@/lib/platforms/links'
import type { Chapter } from '@/lib/platforms/youtube/chapters'
import { detailFields } from '@/lib/tool/detail-fields'
import type { Field, FieldParameters } from '@/lib/tool/form'
import { avoidField, createCountField, emojiField, languageField, toneField } from '@/lib/tool/shared-fields'

export const descriptionFields = [
  {
    kind: 'select',
    name: 'type',
    label: 'Video',
    default: 'long',
    isAlwaysVisible: true,
    options: [
      { value: 'long', label: 'Long video' },
      { value: 'short', label: 'Short' },
    ],
  },
  {
    kind: 'text',
    name: 'keyword',
    label: 'Keyword',
    default: '',
    maxLength: 60,
    placeholder: 'Goes into the first lines',
  },
  {
    kind: 'text',
    name: 'chapters',
    label: 'Chapters',
    default: '',
    maxLength: 1500,
    placeholder: '0:00 Intro 1:20 Mixing 5:40 Baking',
    hint: 'Times and names, or only names.',
  },
  {
    kind: 'text',
    name: 'links',
    label: 'Links',
    default: '',
    maxLength: 1000,
    placeholder: 'Recipe https://… Shop https://…',
    hint: 'Kept exactly as you paste them.',
  },
  {
    kind: 'select',
    name: 'hashtags',
    label: 'Hashtags',
    default: '3',
    options: [
      { value: '0', label: 'None' },
      { value: '3', label: '3' },
      { value: '5', label: '5' },
    ],
  },
  toneField,
  emojiField,
  createCountField('2', ['1', '2', '3']),
  ...detailFields,
  avoidField,
  languageField,
] as const satisfies readonly Field[]

export type DescriptionInput = { prompt: string; parameters: FieldParameters<typeof descriptionFields> }

export const descriptionSchema = z.object({
  firstLines: z
    .string()
    .describe('What the viewer gets, with the keyword; up to 150 characters, one or two sentences, one line.'),
  body: z
    .string()
    .describe('Two or three short paragraphs with empty lines between them; an empty string for a Short.'),
  chapters: z
    .array(
      z.object({
        time: z.string().describe('A time that the request gives, such as 1:20; an empty string where it gives none.'),
        label: z.string().describe('What happens from there, up to 40 characters.'),
      }),
    )
    .describe('Four to eight chapters in order; an empty list for a Short and where nothing says what comes when.'),
  cta: z.string().describe('One call to action in one sentence.'),
  hashtags: z.array(z.string()).describe('Three to five hashtags about the topic.'),
})

export type Description = z.infer<typeof descriptionSchema>

/** Formats chapters as lines, with a blank for a time that only the visitor knows. */
export function formatChapters(chapters: readonly Chapter[]): string {
  return chapters.map(({ time, label }) => `${time || '[your time]'} ${label}`).join('\n')
}

export function formatLinks(links: readonly Link[]): string {
  return links.map(({ label, url }) => (label === '' ? url : `${label}: ${url}`)).join('\n')
}

export function formatDescription(description: Description, links: readonly Link[]): string {
  const { firstLines, body, chapters, cta, hashtags } = description
  const blocks = [firstLines, body, formatLinks(links), formatChapters(chapters), cta, hashtags.join(' ')]
  return blocks.filter((block) => block !== '').join('\n\n')
}
