import { clamp } from '@/lib/core/numbers'
import { truncateAtWord } from '@/lib/core/strings/word-limits'
import { fitHashtags } from '@/lib/platforms/hashtags/fit-hashtags'
import type { NetworkField } from '@/lib/platforms/networks/network-field'
import { tiktokHashtags } from '@/lib/platforms/networks/tiktok'
import { type CardDraft, measureField } from '@/lib/tool/build-card'
import { describeNiche, detailFields } from '@/lib/tool/detail-fields'
import { getOptionLabel, select } from '@/lib/tool/fields'
import type { FieldParameters } from '@/lib/tool/form'
import { anyInteger, anyTexts, defineItem, type ItemOf, line, oneOf, paragraphs, rows } from '@/lib/tool/item'
import { createCountField, modelOnlyHint, nicheField, toneField, videoGoalField } from '@/lib/tool/shared-fields'

export const ideaFormats = {
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

export const efforts = { easy: 'Easy', medium: 'Medium', hard: 'Hard' } as const

export const effortDescription = 'easy for one take, medium for a few set-ups, hard for several sessions.'

export const firstIdeaFields = [
  createCountField('5', ['3', '5', '8']),
  select('format', 'Format', { any: 'A mix', ...ideaFormats }),
] as const

const equipmentLabels = { phone: 'Phone only', tripod: 'Phone and tripod', kit: 'Camera, light and mic' } as const

export const lastIdeaFields = [
  select('equipment', 'Equipment', equipmentLabels, { hint: modelOnlyHint }),
  videoGoalField,
  nicheField,
  toneField,
  ...detailFields,
] as const

export const ideaLengths = {
  '15-30': '15 to 30 seconds',
  '30-60': '30 to 60 seconds',
  '60-plus': 'Over a minute',
} as const

type Length = keyof typeof ideaLengths

type IdeaParameters = FieldParameters<typeof firstIdeaFields> &
  FieldParameters<typeof lastIdeaFields> & { length: Length }

/** In seconds. */
const lengthRanges: Record<Length, { min: number; typical: number; max: number }> = {
  '15-30': { min: 15, typical: 24, max: 30 },
  '30-60': { min: 30, typical: 45, max: 60 },
  '60-plus': { min: 61, typical: 75, max: 180 },
}

export const MAX_HOOK_WORDS = 18
const MAX_SCREEN_WORDS = 7
const MAX_SHOTS = 6
const MAX_CAPTION_LENGTH = 120

export const ideaItemFields = {
  title: line('what is filmed, in a few words.'),
  format: oneOf(ideaFormats, 'how it is built.'),
  hook: line(
    `the first line said, short, at most ${MAX_HOOK_WORDS} words, in the middle of what happens; the visitor’s own words where they are good.`,
    { words: [1, MAX_HOOK_WORDS], emoji: 0, keepsPeriod: true },
  ),
  onScreenText: line(
    `on the first frame, at most ${MAX_SCREEN_WORDS} words: a label, a stake, a contradiction; empty where hook says it all.`,
    { words: [0, MAX_SCREEN_WORDS], isOptional: true },
  ),
  shots: rows(
    `as many as the request fills, at most ${MAX_SHOTS}, in order. The first is short and already moving.`,
    {
      seconds: anyInteger('whole numbers.'),
      shot: line('what the camera sees and who does what, with the visitor’s own things.'),
      text: line('words on screen, or empty.', { isOptional: true }),
    },
    { max: MAX_SHOTS, isSequence: true },
  ),
  effort: oneOf(efforts, effortDescription),
  captionStarter: paragraphs(
    `what the request says and the video leaves out, at most ${MAX_CAPTION_LENGTH} characters; empty for none.`,
    { isOptional: true },
  ),
  searchPhrase: line('what people would type into search; empty on a hard day.', { isOptional: true }),
  hashtags: anyTexts(`about the topic, the widest first, at most ${tiktokHashtags.max}.`),
}

export const ideaItem = defineItem(ideaItemFields)

export type Idea = ItemOf<typeof ideaItem>

export const ideaTraps = [
  'A shot that is a feeling (“show your passion”) or needs people or places that the prompt lacks.',
  'A promise in the hook that the shots break.',
  'A named song, challenge or celebrity.',
] as const

const equipmentInstructions: Record<keyof typeof equipmentLabels, string> = {
  phone: 'Only a phone that leans on something or is held; both hands are free only in shots where it stands still.',
  tripod: 'A phone and a tripod, one person.',
  kit: 'A camera, a light and a microphone, one person.',
}

export function buildIdeaChoices({ parameters }: { parameters: IdeaParameters }): string[] {
  const { format, length, niche, audience, equipment } = parameters
  const { min, typical, max } = lengthRanges[length]
  return [
    format === 'any' ? 'Vary the formats as far as the prompt allows it.' : `The format of every idea is ${format}.`,
    `The seconds of the shots add up to about ${typical}, between ${min} and ${max}.`,
    equipmentInstructions[equipment],
    describeNiche('account', niche),
    audience && 'Written for `audience`.',
  ]
}

const goalInstructions: Record<IdeaParameters['goal'], string> = {
  'watch-through': 'The payoff sits in the last shot and the first one makes people want it.',
  comments: 'The idea contains a choice or a position that a viewer can answer in a full sentence.',
  saves: 'The viewer needs it again: an order, a list, a measure, a date.',
  shares: 'The viewer knows a person who is like this.',
  follows: 'The idea is obviously one of a series that goes on.',
  sales: 'The product appears in use, and the reason to buy is visible.',
}

export function buildIdeaAims({ parameters: { goal, action } }: { parameters: IdeaParameters }): string[] {
  return [
    `Goal: ${getOptionLabel([videoGoalField], 'goal', goal).toLowerCase()}. ${goalInstructions[goal]}`,
    action && 'One shot or the caption says what `action` asks for.',
  ]
}

export function getIdeaFigures({ shots }: Idea) {
  return { allowedNumbers: shots.slice(0, MAX_SHOTS).map((_, index) => index + 1), allowsClockTimes: true }
}

/** Fits the shots to the chosen length and sets the chosen format, which a model may call something else. */
export function fitIdea<AnyIdea extends Idea>(idea: AnyIdea, parameters: IdeaParameters, maxHashtags: number): AnyIdea {
  const { format, length } = parameters
  return {
    ...idea,
    format: format === 'any' ? idea.format : format,
    shots: fitSeconds(idea.shots, lengthRanges[length]),
    captionStarter: truncateAtWord(idea.captionStarter, MAX_CAPTION_LENGTH),
    hashtags: fitHashtags(idea.hashtags, { max: maxHashtags }),
  }
}

function fitSeconds(shots: Idea['shots'], { min, max }: { min: number; max: number }): Idea['shots'] {
  const totalSeconds = sumSeconds(shots)
  if (shots.every(({ seconds }) => seconds > 0) && totalSeconds >= min && totalSeconds <= max) return shots
  const weights = shots.map(({ seconds }) => Math.max(1, seconds))
  const seconds = spreadSeconds(weights, clamp(totalSeconds, min, max))
  return shots.map((shot, index) => ({ ...shot, seconds: seconds[index] ?? 2 }))
}

/** Splits the seconds of a video among its shots by weight, at least two each. */
export function spreadSeconds(weights: readonly number[], totalSeconds: number): number[] {
  const totalWeight = weights.reduce((runningSum, weight) => runningSum + weight, 0)
  const seconds = weights.map((weight) => Math.max(2, Math.floor((weight * totalSeconds) / totalWeight)))
  const longestIndex = seconds.indexOf(Math.max(...seconds))
  const remainingSeconds = totalSeconds - seconds.reduce((runningSum, shotSeconds) => runningSum + shotSeconds, 0)
  return seconds.map((shotSeconds, index) => (index === longestIndex ? shotSeconds + remainingSeconds : shotSeconds))
}

/** Gives the shots a typical length, the first one half of the others'. */
export function timeShots<Shot extends object>(shots: readonly Shot[], length: Length): (Shot & { seconds: number })[] {
  const weights = shots.map((_, index) => (index === 0 ? 1 : 2))
  const seconds = spreadSeconds(weights, lengthRanges[length].typical)
  return shots.map((shot, index) => ({ ...shot, seconds: seconds[index] ?? 2 }))
}

type LabeledText = { label: string; text: string }

/** Presents the spoken opening, the shots, `ownParts` of the platform and the caption. */
export function presentIdea(idea: Idea, hashtagField: NetworkField, ownParts: readonly LabeledText[] = []): CardDraft {
  const { title, format, hook, onScreenText, shots, effort, captionStarter, searchPhrase, hashtags } = idea
  const caption = [captionStarter, hashtags.join(' ')].filter(Boolean).join('\n')
  const openingParts = [
    { label: format === 'faceless' ? 'First words on screen' : 'Say first', text: hook },
    { label: 'On screen', text: onScreenText },
  ]
  const shotParts = shots.flatMap(({ shot, text, seconds }, index) => {
    const start = sumSeconds(shots.slice(0, index))
    return [
      { label: `${start}-${start + seconds} s`, text: shot },
      { label: 'Text', text },
    ]
  })
  const captionParts = [
    { label: 'Caption', text: caption },
    { label: 'Search phrase', text: searchPhrase },
  ]
  const moreParts = [...shotParts, ...ownParts, ...captionParts]
  const totalSeconds = sumSeconds(shots)
  return {
    heading: ideaFormats[format],
    parts: [
      { text: title, rank: 'answer' },
      ...openingParts,
      ...moreParts.map((part) => ({ ...part, rank: 'more' as const })),
    ],
    tags: [`${efforts[effort]} to film`, totalSeconds > 0 && `${totalSeconds} s`],
    meters: [measureField('Hashtags', hashtags.join(' '), hashtagField, 'copy')],
    copy: [title, formatParts(openingParts), formatParts(shotParts), formatParts(ownParts), caption]
      .filter(Boolean)
      .join('\n\n'),
    carry: hook,
  }
}

function formatParts(parts: readonly LabeledText[]): string {
  return parts.flatMap(({ label, text }) => (text ? `${label}: ${text}` : [])).join('\n')
}

function sumSeconds(shots: Idea['shots']): number {
  return shots.reduce((sum, { seconds }) => sum + seconds, 0)
}
