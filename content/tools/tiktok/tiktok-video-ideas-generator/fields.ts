import { z } from 'zod'
import { ideaFormatLabels, ideaFormats } from '@/lib/kits/video-ideas/idea'
import { detailFields } from '@/lib/tool/detail-fields'
import type { Field, FieldParameters } from '@/lib/tool/form'
import { avoidField, languageField, nicheField, toneField, videoGoalField } from '@/lib/tool/shared-fields'

export const planFields = [
  {
    kind: 'select',
    name: 'mode',
    label: 'What to plan',
    default: 'plan',
    isAlwaysVisible: true,
    options: [
      { value: 'plan', label: 'A content plan' },
      { value: 'series', label: 'A series' },
      { value: 'trend-twists', label: 'Familiar formats' },
    ],
  },
  {
    kind: 'select',
    name: 'days',
    label: 'How long',
    default: '14',
    isAlwaysVisible: true,
    options: [
      { value: '7', label: '7 days' },
      { value: '14', label: '14 days' },
      { value: '30', label: '30 days' },
    ],
  },
  {
    kind: 'select',
    name: 'perWeek',
    label: 'Posts per week',
    default: '5',
    options: [
      { value: '3', label: '3' },
      { value: '5', label: '5' },
      { value: '7', label: '7' },
    ],
  },
  {
    kind: 'text',
    name: 'pillars',
    label: 'Content pillars',
    default: '',
    maxLength: 80,
    placeholder: 'e.g. recipes, mistakes, behind the scenes',
    hint: 'Up to three, separated by commas. Left empty, a quick draft labels posts show, tell or ask.',
  },
  nicheField,
  videoGoalField,
  toneField,
  ...detailFields,
  avoidField,
  languageField,
] as const satisfies readonly Field[]

export type PlanInput = { prompt: string; parameters: FieldParameters<typeof planFields> }

export const postFormatLabels = ideaFormatLabels

export const postSchema = z.object({
  day: z.int().describe('Day of the plan on which it is posted, one of the days named in the choices, each used once.'),
  pillar: z.string().describe('The pillar it belongs to, at most 4 words; in a series the name of the series.'),
  idea: z.string().describe('What the video shows, in one sentence that names the thing on camera.'),
  hook: z.string().describe('The first line said aloud, at most 12 words.'),
  format: z.enum(ideaFormats).describe('How the video is built.'),
  effort: z.enum(['easy', 'medium', 'hard']).describe('Easy: one take. Medium: a few set-ups. Hard: several sessions.'),
})

export type Post = z.infer<typeof postSchema>

/** Posting days by posts per week; day 1 is a Monday. */
const weekdaysByCount: Record<PlanInput['parameters']['perWeek'], readonly number[]> = {
  '3': [1, 3, 5],
  '5': [1, 2, 3, 4, 5],
  '7': [1, 2, 3, 4, 5, 6, 7],
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

export function getPostingDays({ days, perWeek }: PlanInput['parameters']): number[] {
  return Array.from({ length: Number(days) }, (_, index) => index + 1).filter((day) =>
    weekdaysByCount[perWeek].includes(((day - 1) % 7) + 1),
  )
}

export function formatPlanDay(day: number): string {
  return `Week ${Math.ceil(day / 7)}, ${weekdays[(day - 1) % 7]}`
}
