import type { Idea, IdeaChoices } from './idea'
import { lengthRanges } from './idea'

const goalInstructions: Record<IdeaChoices['goal'], string> = {
  'watch-through': 'The payoff sits in the last shot and the first one makes people want it.',
  comments: 'The idea contains a choice or a position that a viewer can answer in a full sentence.',
  saves: 'The viewer needs the content again later: an order, a list, a measure, a date.',
  shares: 'The viewer knows exactly one person who is like this.',
  follows: 'The idea is obviously one of a series that goes on.',
  sales: 'The product appears in use, and the reason to buy is visible.',
}

const equipmentInstructions: Record<IdeaChoices['equipment'], string> = {
  phone: 'Only a phone that leans on something or is held; both hands are free only in shots where it stands still.',
  tripod: 'A phone and a tripod, one person.',
  kit: 'A camera, a light and a microphone, one person.',
}

export const ideaFieldInstructions = {
  title: '3 to 8 words naming what is filmed.',
  format: 'how it is built; another one for each idea while the prompt allows it.',
  hook: 'the first line said, 6 to 12 words, in the middle of the thing, in the visitor’s own words where they are good.',
  onScreenText: '3 to 6 words on the first frame: a label, a stake, a contradiction; other words than hook.',
  shots:
    '3 to 5 in order. The first is already moving and lasts 2 to 4 seconds. shot: 6 to 16 words, what the camera sees and who does what, ' +
    'in the visitor’s own place with their own things. text: 2 to 6 words, or empty. seconds: whole numbers.',
  effort: 'easy for one take, medium for a few set-ups, hard for several sessions.',
  captionStarter: '6 to 14 words, a thought that the video leaves out.',
  searchPhrase: '2 to 5 words as typed into search.',
  hashtags: '3 to 5 about the topic, the widest first.',
} as const satisfies { [Field in keyof Idea]: string }

export const ideaTraps: readonly string[] = [
  'A shot that is a feeling (“show your passion”) or needs a crew, an actor or a place that the prompt lacks.',
  'A promise in the hook that the shots do not keep.',
  'A named song, challenge or celebrity.',
]

export function buildIdeaChoiceInstructions(
  { format, length, niche, audience, ...choices }: IdeaChoices,
  labels: { format: string; niche: string },
): string[] {
  const { min, typical, max } = lengthRanges[length]
  return [
    format === 'any' ? '' : `Every idea has the format: ${labels.format}.`,
    `The seconds of the shots add up to about ${typical}, between ${min} and ${max}.`,
    equipmentInstructions[choices.equipment],
    niche === 'any' || niche === 'other' ? '' : `The account is about ${labels.niche}.`,
    audience && 'Written for `audience`.',
  ]
}

export function buildIdeaAims({ goal, action }: IdeaChoices, goalLabel: string): string[] {
  return [
    `Goal: ${goalLabel.toLowerCase()}. ${goalInstructions[goal]}`,
    ...(action ? ['One shot or the caption says what `action` asks for.'] : []),
  ]
}
