import type { PromptKind } from '@/lib/tool/parsed-prompt'
import type { Frame } from '@/lib/writer/frames/frame'
import type { Lever } from './thumbnail'

/** A thumbnail before it is filled: form alone. `{thing}` is what the video is about. */
export type Concept = {
  name: string
  lever: Lever
  hasFace?: true
  /** For these kinds alone, and first there; for every kind but a hard time where left out. */
  kinds?: readonly PromptKind[]
  /** The first that can be filled is taken. */
  focalFrames: readonly Frame[]
  composition: string
  sizeTest: string
}

const splitImageConcept = {
  lever: 'contrast',
  composition: 'A straight line down the middle, both halves from the same angle; words across the top',
  sizeTest: 'Both halves must differ in brightness, or the line between them disappears when small.',
} as const

export const concepts: readonly Concept[] = [
  {
    ...splitImageConcept,
    name: 'Side by side',
    kinds: ['comparison'],
    focalFrames: [
      'Left half: {a}. Right half: {b}. Both equally large',
      'Left half: [the first one]. Right half: [the other one]',
    ],
  },
  {
    ...splitImageConcept,
    name: 'Before and after in one frame',
    kinds: ['change'],
    focalFrames: ['Left half: [how it looked before]. Right half: [how it looks now]'],
  },
  {
    name: 'The place, and one person in it',
    lever: 'contrast',
    kinds: ['place'],
    focalFrames: [
      '[the first thing you see in {place}], wide, with one person seen from behind',
      '[the place], wide, with one person seen from behind',
    ],
    composition: 'The person in the lower left third, the place above and to the right; words in the sky or on a wall',
    sizeTest: 'The person must still be found. If not, make the jacket the brightest spot.',
  },
  {
    name: 'Everything, from above',
    lever: 'contrast',
    kinds: ['list', 'how-to', 'review', 'day'],
    focalFrames: ['[all that belongs to it], laid out in rows and seen from straight above'],
    composition: 'Rows with equal gaps, one place left empty a little left of the middle; words inside the gap',
    sizeTest: 'Count the things when it’s small: what can’t be told apart any more goes.',
  },
  {
    name: 'The result',
    lever: 'moment',
    kinds: ['how-to', 'change'],
    focalFrames: ['[the finished result], close, in the light in which it looks best'],
    composition: 'The result stands in the left two thirds, cropped close; words at the top right',
    sizeTest: 'Show it to somebody for a second. What they name first has to be the result.',
  },
  {
    name: 'The thing and its price',
    lever: 'words',
    kinds: ['offer'],
    focalFrames: ['{thing}, large at the right; the left half is left to the price'],
    composition: 'Words fill the left half in one weight; the thing stands at the right, above the corner',
    sizeTest: 'The figure must be readable at the size of a stamp; everything else may go.',
  },
  {
    name: 'The moment it became real',
    lever: 'moment',
    kinds: ['announcement', 'story', 'skit', 'day'],
    focalFrames: ['[the moment you’d put into a frame], at eye level'],
    composition: 'The moment stands in the left two thirds, cropped close; words at the top right',
    sizeTest: 'Show it to somebody for a second. They should be able to say what happens.',
  },
  {
    name: 'One detail, very close',
    lever: 'detail',
    focalFrames: [
      '{thing}, so close that it fills most of the frame',
      '[a detail that people walk past], so close that it fills most of the frame',
    ],
    composition: 'The detail runs out of the frame on the left; words in the calm third on the right, above the corner',
    sizeTest: 'At the size of a stamp the texture must still be there. If it turns into a smear, go closer.',
  },
  {
    name: 'One thing, nothing else',
    lever: 'detail',
    focalFrames: ['{thing}, alone in the frame', '[the object that stands for it], alone in the frame'],
    composition: 'It stands in the left third and is cut off at the bottom; words on the right, high up',
    sizeTest: 'Its outline alone must be enough to recognise it. If it isn’t, turn it until it is.',
  },
  {
    name: 'The words first',
    lever: 'words',
    focalFrames: [
      '{thing}, small at the right; the left half is left to the words',
      '[a picture of it], small at the right; the left half is left to the words',
    ],
    composition: 'Words fill the left half in one weight; the picture stands small at the right, above the corner',
    sizeTest: 'If the words can’t be read at the size of a stamp, take one away before you make the letters thinner.',
  },
  {
    name: 'You, looking at it',
    lever: 'face',
    hasFace: true,
    focalFrames: [
      'Your face in three-quarter view, looking at {thing}',
      'Your face in three-quarter view, looking at [what you talk about]',
    ],
    composition: 'Your face in the right half above the corner, looking left; words below what you look at',
    sizeTest: 'The direction of the look must be clear when small: turn the head, don’t pull a face.',
  },
  {
    name: 'You, at work',
    lever: 'face',
    hasFace: true,
    kinds: ['how-to', 'day', 'review', 'subject'],
    focalFrames: ['You from the waist up, at it, eyes on your hands and [what’s in them]'],
    composition: 'You fill the left two thirds, hands in the middle of the frame; words at the top right',
    sizeTest: 'Hands and face are what must remain visible; crop away everything else.',
  },
  {
    name: 'An object, and light',
    lever: 'detail',
    kinds: ['hard-time'],
    focalFrames: ['[an object or a place that belongs to it], in daylight from one side'],
    composition: 'It lies in the lower left third; the rest of the frame stays empty',
    sizeTest: 'The object has to be recognised; nothing else is needed.',
  },
  {
    name: 'You, turned away',
    lever: 'face',
    hasFace: true,
    kinds: ['hard-time'],
    focalFrames: ['You from behind or in profile, at a window or outdoors'],
    composition: 'You stand in the left third, the direction in which you look stays open',
    sizeTest: 'Your outline must stand out from what is behind it.',
  },
]
