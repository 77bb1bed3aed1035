import { z } from 'zod'
import { youtubeTitle } from '@/lib/platforms/networks/youtube'
import { detailFields } from '@/lib/tool/detail-fields'
import type { Field, FieldParameters } from '@/lib/tool/form'
import { avoidField, createCountField, languageField, toneField } from '@/lib/tool/shared-fields'

/** `max` is in UTF-16 units, and `score` names the checklist for the headline. Figures checked 2026-11. */
export const headlineKinds = {
  youtube: { label: 'YouTube title', max: youtubeTitle.max, phone: youtubeTitle.fold.maxOnPhone, score: 'title' },
  // Width of a Google result on a desktop, in typical letters: docs.rs/codoseo-web (580 px), tidyutils.com (50 to 60).
  blog: { label: 'Blog headline', max: 60, phone: 60, score: null },
  // emailtooltester.com/en/blog/email-subject-lines-character-limit: at most 50, the essentials within 33.
  email: { label: 'Email subject', max: 50, phone: 33, score: null },
  // About 15 spoken words, five seconds: teleprompter.works/blog/tiktok-script-guide.
  tiktok: { label: 'TikTok hook', max: 90, phone: 90, score: 'hook' },
  // A Google responsive search ad: jupitron.ai/specs/google-ads-character-limits.
  ad: { label: 'Ad headline', max: 30, phone: 30, score: null },
} as const

export type HeadlineKind = keyof typeof headlineKinds

export const headlineFields = [
  {
    kind: 'select',
    name: 'kind',
    label: 'Kind',
    default: 'youtube',
    isAlwaysVisible: true,
    options: [
      { value: 'youtube', label: `${headlineKinds.youtube.label} (100)`, shortLabel: 'YouTube' },
      { value: 'blog', label: `${headlineKinds.blog.label} (60)`, shortLabel: 'Blog' },
      { value: 'email', label: `${headlineKinds.email.label} (50)`, shortLabel: 'Email' },
      { value: 'tiktok', label: `${headlineKinds.tiktok.label} (90)`, shortLabel: 'TikTok' },
      { value: 'ad', label: `${headlineKinds.ad.label} (30)`, shortLabel: 'Ad' },
    ],
  },
  {
    kind: 'text',
    name: 'keyword',
    label: 'Keyword',
    default: '',
    maxLength: 60,
    placeholder: 'The word people search for',
  },
  toneField,
  createCountField('10', ['5', '10', '15', '20']),
  ...detailFields,
  avoidField,
  languageField,
] as const satisfies readonly Field[]

export type HeadlineInput = { prompt: string; parameters: FieldParameters<typeof headlineFields> }

export const headlineSchema = z.object({
  text: z.string().describe('The headline on one line, at most 100 characters, without full stop.'),
  angle: z
    .string()
    .describe('The angle in one to three words, for example "Question" or "The mistake", at most 3 words.'),
})

export type Headline = z.infer<typeof headlineSchema>
