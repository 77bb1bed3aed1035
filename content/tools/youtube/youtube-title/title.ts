import { z } from 'zod'

/** Title formulas, with where each does its work. */
export const formulas = {
  'how-to': { label: 'How-to', goal: 'found by search' },
  guide: { label: 'Guide', goal: 'found by search' },
  checklist: { label: 'Checklist', goal: 'found by search' },
  mistake: { label: 'Mistake', goal: 'clicked in the feed' },
  question: { label: 'Question', goal: 'clicked in the feed' },
  experiment: { label: 'Experiment', goal: 'clicked in the feed' },
  story: { label: 'Story', goal: 'clicked in the feed' },
  opinion: { label: 'Opinion', goal: 'clicked in the feed' },
  contrast: { label: 'Contrast', goal: 'clicked in the feed' },
  routine: { label: 'Routine', goal: 'watched by regulars' },
  moment: { label: 'One moment', goal: 'stopped for in Shorts' },
} as const

export type Formula = keyof typeof formulas

export const formulaIds = Object.keys(formulas) as [Formula, ...Formula[]]

export const titleSchema = z.object({
  title: z.string().describe('The title, at most 100 characters, best between 40 and 60.'),
  formula: z.enum(formulaIds).describe('The formula that the title uses.'),
  thumbnail: z.string().describe('What the thumbnail shows that the title does not say, in one sentence.'),
  alternatives: z
    .array(z.string())
    .describe('Only for the first item of a long-form video: two more titles, B and C. Otherwise empty.'),
})

export type Title = z.infer<typeof titleSchema>

/** A set for YouTube's Test & Compare is A, which is `title`, with B and C. */
export function isTestSet(title: Title): boolean {
  return title.alternatives.length > 0
}
