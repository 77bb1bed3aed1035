import { z } from 'zod'

export const ideaFormatLabels = {
  'talking-head': 'Talking head',
  skit: 'POV or skit',
  tutorial: 'Tutorial',
  story: 'Story time',
  list: 'List',
  'before-after': 'Before and after',
  'trend-twist': 'Trend twist',
  'green-screen': 'Green screen',
  faceless: 'Faceless',
} as const

export type IdeaFormat = keyof typeof ideaFormatLabels

export const ideaFormats = Object.keys(ideaFormatLabels) as [IdeaFormat, ...IdeaFormat[]]

export const ideaSchema = z.object({
  title: z.string().describe('Working title of the video, at most 10 words, naming what is filmed.'),
  format: z.enum(ideaFormats).describe('How the video is built.'),
  hook: z.string().describe('The first line said aloud, at most 15 words.'),
  onScreenText: z
    .string()
    .describe('Text on screen in the first frame, 3 to 7 words, not a repeat of hook; empty when there is none.'),
  shots: z
    .array(
      z.object({
        seconds: z.int().describe('Length of this shot in whole seconds.'),
        shot: z.string().describe('What the camera sees, filmable by one person.'),
        text: z.string().describe('Text on screen during this shot, 2 to 7 words; empty when there is none.'),
      }),
    )
    .describe('3 to 6 shots in order; the first one is the first frame, already in motion.'),
  effort: z.enum(['easy', 'medium', 'hard']).describe('Easy: one take. Medium: a few set-ups. Hard: several sessions.'),
  captionStarter: z.string().describe('First line of the caption, complete by itself, at most 100 characters.'),
  searchPhrase: z.string().describe('What somebody would type into the app’s search to find this, 2 to 6 words.'),
  hashtags: z.array(z.string()).describe('3 to 5 hashtags about the topic, most specific last.'),
})

export type Idea = z.infer<typeof ideaSchema>

export type IdeaChoices = {
  format: IdeaFormat | 'any'
  length: '15-30' | '30-60' | '60-plus'
  equipment: 'phone' | 'tripod' | 'kit'
  goal: 'watch-through' | 'comments' | 'saves' | 'shares' | 'follows' | 'sales'
  tone: 'casual' | 'funny' | 'bold' | 'educational' | 'storytelling' | 'professional' | 'inspirational'
  niche: string
  audience: string
  outcome: string
  turn: string
  action: string
  avoid: string
}

/** Video lengths per choice, in seconds. */
export const lengthRanges: Record<IdeaChoices['length'], { min: number; typical: number; max: number }> = {
  '15-30': { min: 15, typical: 24, max: 30 },
  '30-60': { min: 30, typical: 45, max: 60 },
  '60-plus': { min: 61, typical: 75, max: 180 },
}

/** Splits `totalSeconds` into whole seconds per shot by weight, at least two each. */
export function spreadSeconds(weights: readonly number[], totalSeconds: number): number[] {
  const totalWeight = weights.reduce((runningSum, weight) => runningSum + weight, 0)
  const seconds = weights.map((weight) => Math.max(2, Math.floor((weight * totalSeconds) / totalWeight)))
  const longestIndex = seconds.indexOf(Math.max(...seconds))
  const remainingSeconds = totalSeconds - seconds.reduce((runningSum, shotSeconds) => runningSum + shotSeconds, 0)
  return seconds.map((shotSeconds, index) => (index === longestIndex ? shotSeconds + remainingSeconds : shotSeconds))
}
