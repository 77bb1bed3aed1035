import { z } from 'zod'

/** The ten ways to open, in the order in which the page shows them. `serves` is the goal that a family does best. */
export const families = {
  'cold-open-result': { label: 'Result first', serves: 'Watched to the end' },
  'pattern-interrupt': { label: 'Pattern interrupt', serves: 'Watched to the end' },
  'specific-number': { label: 'Specific number', serves: 'Saves' },
  'open-question': { label: 'Open question', serves: 'Comments' },
  'call-out': { label: 'Call-out', serves: 'Shares' },
  'bold-claim': { label: 'Bold claim', serves: 'Comments' },
  'list-promise': { label: 'List promise', serves: 'Saves' },
  'mid-story': { label: 'Story from the middle', serves: 'Watched to the end' },
  'cold-start': { label: 'Tutorial cold start', serves: 'Saves' },
  'trend-twist': { label: 'Trend twist', serves: 'Shares' },
} as const

export type Family = keyof typeof families

export const familyIds = Object.keys(families) as [Family, ...Family[]]

export const hookSchema = z.object({
  family: z.enum(familyIds).describe('Which of the ten ways to open this hook uses.'),
  spoken: z.string().describe('The first words said aloud, at most 15 words, speakable in one breath.'),
  onScreenText: z
    .string()
    .describe('Text on screen in the first frame: 3 to 7 words, not a repeat of spoken.'),
  firstFrame: z.string().describe('What the camera shows in the first half second, in one short phrase.'),
  why: z.string().describe('Why this makes a viewer stay, in one sentence.'),
  loopClose: z.string().describe('How the last line or shot leads back into this opening, in one sentence.'),
})

export type Hook = z.infer<typeof hookSchema>
