import type { Sticker } from './story'

/** Why a frame does its work: what opens, what goes on, what ends, and what each sticker asks for. */
export const reasons = {
  first: [
    'A frame that is understood at once gets the second one seen.',
    'It opens something that only the next frame closes.',
    'The subject is named before anybody has to wonder.',
  ],
  middle: [
    'One thought, short enough to be read before the thumb moves.',
    'The picture carries it, so the words can stay few.',
    'It gives a reason to stay for the next frame.',
  ],
  last: [
    'It ends on something people can do.',
    'An open end is easier to answer than a finished one.',
    'The last frame is the one that people reply to.',
  ],
} as const

export const stickerReasons: Record<Exclude<Sticker, 'none'>, readonly string[]> = {
  slider: [
    'Dragging an emoji costs nothing, so it warms people up.',
    'A feeling is quicker to give than an answer.',
  ],
  poll: [
    'Both answers can be defended, so a tap means something.',
    'A vote makes people want to see the result.',
  ],
  quiz: [
    'Guessing is fun even for those who are wrong.',
    'The answer comes on the next frame, which makes it wanted.',
  ],
  question: [
    'It asks for words only after something lighter.',
    'A narrow question is easier to answer than “What do you think?”.',
  ],
  countdown: ['Who taps for a reminder has made a small plan.'],
  link: ['It comes last, when the doubt has been answered.', 'One link, one place to go.'],
  'add-yours': ['People show theirs more readily once they have seen an untidy one.'],
}
