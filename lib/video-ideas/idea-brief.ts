import type { IdeaChoices } from './choices'
import { lengths } from './seconds'

const goals: Record<IdeaChoices['goal'], string> = {
  'watch-through': 'The payoff sits in the last shot and the first one makes people want it.',
  comments: 'The idea contains a choice or a position that a viewer can answer in a full sentence.',
  saves: 'The viewer needs the content again later: steps, an order, a list, a measure.',
  shares: 'The viewer knows exactly one person who is like this.',
  follows: 'The idea is obviously one of a series that goes on.',
  sales: 'The product appears in use, never as an advert; the reason to buy is visible.',
}

const equipment: Record<IdeaChoices['equipment'], string> = {
  phone:
    'Only a phone, nobody to hold it: it leans on something or is held. No moving camera in shots that need both hands.',
  tripod: 'A phone and a tripod, one person.',
  kit: 'A camera, a light and a microphone, one person.',
}

/** What a model is told about the fields that every platform's ideas have. */
export const ideaStructure =
  'title: names what is filmed, not the niche. format: how it is built; spread the ideas over the formats. ' +
  'hook: said in the first three seconds, at most 15 words, starts in the middle of the thing. ' +
  'onScreenText: 3 to 7 words that add stakes, a contradiction or a label; never the hook again. ' +
  'firstFrame: one shot in motion, with objects of the prompt in it. ' +
  'shots: 3 to 6; seconds are whole numbers; shot says what the camera sees in the visitor’s own place with ' +
  'their own things, and who does what; text is what stands on screen then, 3 to 7 words. The first shot is 2 to 4 seconds. ' +
  'effort: easy, one take; medium, a few set-ups; hard, several sessions. ' +
  'whyItWorks: the question it opens in a viewer’s head and where it is answered. ' +
  'captionStarter: adds a thought that the video leaves out. searchPhrase: as typed into search, no hashtag. ' +
  'hashtags: 3 to 5 about the topic, no #fyp. followUp: a video that could only come after this one.'

/** Mistakes that make an idea unusable on any platform. */
export const ideaTraps: readonly string[] = [
  'No “5 tips about X” unless each tip is a thing the camera shows.',
  'No shot that is only a feeling, such as “show your passion”; write what is in the frame.',
  'No drone, crew, actor, studio or location that the prompt does not imply.',
  'No promise in the hook that the shots do not keep.',
  'No named song, sound, challenge or celebrity.',
  'No event from the visitor’s life that the prompt does not mention; where a story needs one, write [your story].',
  'Not the same shape twice: vary who is in the frame, where it starts and what changes.',
]

/** The visitor's choices in words; `labels` are those of the form. */
export function ideaChoices(
  { format, length, goal, niche, audience, avoid, ...choices }: IdeaChoices,
  labels: { format: string; goal: string; niche: string },
): string[] {
  const { min, usual, max } = lengths[length]
  return [
    format === 'any' ? '' : `Every idea has the format: ${labels.format}.`,
    `The seconds of the shots add up to about ${usual}, at least ${min} and at most ${max}.`,
    equipment[choices.equipment],
    `Goal: ${labels.goal.toLowerCase()}. ${goals[goal]}`,
    niche === 'any' || niche === 'other' ? '' : `The account is about ${labels.niche}.`,
    audience && `The viewers are: ${audience}.`,
    avoid && `Never use these words: ${avoid}.`,
  ]
}
