import type { ThumbnailInput } from './fields'
import type { Lever } from './thumbnail'

/** A thumbnail before its slots are filled; slots are those of `createScenes`. */
export type Concept = {
  concept: string
  lever: Lever
  face?: true
  focal: string
  /** What an image generator draws, where that is not `focal`. */
  drawn?: string
  emotion: string
  /** The first that is short enough and not in the title is taken. */
  overlays: readonly string[]
  composition: string
  sizeTest: string
}

export const concepts: readonly Concept[] = [
  {
    concept: 'One detail, very close',
    lever: 'detail',
    focal: '{closeup}, so close that it fills most of the frame',
    emotion: 'curiosity: what am I looking at?',
    overlays: ['Look closer', 'This small thing', 'See it?'],
    composition:
      'The detail runs out of the frame on the left; words in the calm third on the right, above the corner',
    sizeTest: 'At the size of a stamp the texture must still be there. If it turns into a smear, go closer.',
  },
  {
    concept: '{if light}Before and after in one frame',
    lever: 'contrast',
    focal: 'Left half: {before}. Right half: {result}',
    emotion: 'wanting to know what happened in between',
    overlays: ['What happened?', 'Same place, later', 'Both are real'],
    composition: 'A straight line down the middle, both halves from the same angle; words across the top',
    sizeTest: 'Both halves must differ in brightness, or the line between them disappears when small.',
  },
  {
    concept: '{if light}The wrong way, on purpose',
    lever: 'moment',
    focal: 'Somebody seen from behind, {wrong}',
    emotion: 'the small alarm of seeing a mistake happen',
    overlays: ['Not like this', 'Please don’t', 'Wrong, on purpose'],
    composition: 'The back of a head and two hands fill the left half; words at the top right',
    sizeTest: 'Cover the words: the picture alone must show that something is going wrong.',
  },
  {
    concept: '{if light}The second before it happens',
    lever: 'moment',
    focal: '{show}, frozen a second before it is done',
    emotion: 'tension: it could still go wrong',
    overlays: ['{screen}', 'Wait for it', 'One second later'],
    composition:
      'The action in the middle third, space in the direction in which it moves; words in that space',
    sizeTest: 'The direction of the movement must be clear without the words.',
  },
  {
    concept: 'One object, nothing else',
    lever: 'detail',
    focal: '{prop}, alone and larger than life',
    emotion: 'calm, and a question: why this one?',
    overlays: ['{screen}', 'Only this', 'All you need'],
    composition:
      'The object stands in the left third and is cut off at the bottom; words on the right, high up',
    sizeTest: 'Its outline alone must be enough to recognise it. If it isn’t, turn it until it is.',
  },
  {
    concept: 'A finger on the spot',
    lever: 'detail',
    focal: 'A finger pointing at {closeup}',
    emotion: 'being let in on something',
    overlays: ['Right here', 'This part', 'Found it'],
    composition: 'The finger comes in from the right edge and ends in the middle; words at the top left',
    sizeTest: 'The fingertip and what it touches must not melt together: put light behind the finger.',
  },
  {
    concept: '{if light}A question in large letters',
    lever: 'words',
    focal: 'The words themselves, and {prop} small beside them',
    drawn: '{prop}, small, at the right; the left half empty',
    emotion: 'doubt that asks for an answer',
    overlays: ['Worth it?', 'Still wrong?', 'Why, though?', 'Too late?'],
    composition:
      'Words fill the left half in one weight; the object stands small at the right, above the corner',
    sizeTest:
      'If the words can’t be read at the size of a stamp, take one away before you make the letters thinner.',
  },
  {
    concept: '{if light}Everything, from above',
    lever: 'contrast',
    focal: 'All that belongs to it laid out in rows, with one gap in the middle',
    emotion: 'order, and something missing',
    overlays: ['What’s missing?', 'All of it', 'Minus one'],
    composition: 'Camera straight above, the gap slightly left of the middle; words inside the gap',
    sizeTest: 'The gap must be the brightest or the darkest spot of the picture.',
  },
  {
    concept: 'Small against large',
    lever: 'contrast',
    focal: '{prop}, tiny and sharp; behind it, large and blurred, {before}',
    emotion: 'the courage of starting anyway',
    overlays: ['Start here', 'Begin small', 'Against all this'],
    composition:
      'The small thing stands in the lower left third, sharp; the large one fills the rest as a soft shape',
    sizeTest: 'The small thing must still be seen. If it vanishes, make it a third larger than feels right.',
  },
  {
    concept: '{if light}You, not convinced',
    lever: 'face',
    face: true,
    focal: 'Your face in three-quarter view, one eyebrow up, looking at {prop}',
    emotion: 'doubt, the kind that one wants resolved',
    overlays: ['Really?', 'I had doubts', 'Let’s see'],
    composition:
      'Your face in the right half above the corner, looking left to the object; words below the object',
    sizeTest:
      'The direction of the look must be clear when small: exaggerate the turn of the head, not the face.',
  },
  {
    concept: '{if light}You, caught in the act',
    lever: 'face',
    face: true,
    focal: 'You, {wrong}, looking up into the lens as if surprised by the camera',
    emotion: 'recognition: I do this too',
    overlays: ['Guilty', 'Caught me', 'Me, again'],
    composition:
      'You fill the left two thirds, what you are doing is cut off at the bottom; words at the top right',
    sizeTest: 'Hands and eyes are what must remain visible; crop away everything else.',
  },
  {
    concept: '{if light}You beside the result',
    lever: 'face',
    face: true,
    focal: 'You at the edge of the frame beside {result}, mouth closed, about to smile',
    emotion: 'quiet pride instead of triumph',
    overlays: ['It worked', 'Finally', 'Now I know'],
    composition:
      'The result takes two thirds on the left, you the upper right; words on the result’s calm part',
    sizeTest: 'The result has to be recognised before you are. If not, swap the sizes.',
  },
  {
    concept: '{if light}Half hidden',
    lever: 'face',
    face: true,
    focal: 'Your eyes above {prop}, which hides the rest of your face',
    emotion: 'a secret that is about to come out',
    overlays: ['Don’t laugh', 'I tried it', 'Behind this'],
    composition: 'The object in the lower half, eyes in the upper third; words left of the eyes',
    sizeTest: 'The whites of the eyes must be bright enough to be found at the size of a stamp.',
  },
]

type Look = { background: string; palettes: readonly (readonly string[])[]; picture: string }

/** What a style settles: the ground, the colours, how the picture is made. */
export const looks: Record<ThumbnailInput['parameters']['style'], Look> = {
  photo: {
    background: 'The real place, {place}, darker than the subject and out of focus',
    palettes: [
      ['warm light', 'deep green', 'off-white'],
      ['daylight white', 'slate blue', 'orange'],
      ['amber', 'charcoal', 'cream'],
    ],
    picture: 'Widescreen photograph, natural side light, shallow depth of field',
  },
  bold: {
    background: 'One flat, strong colour without texture, with a thick light outline around the subject',
    palettes: [
      ['signal yellow', 'black', 'white'],
      ['bright red', 'off-white', 'dark blue'],
      ['turquoise', 'deep purple', 'white'],
    ],
    picture: 'Widescreen studio photograph, subject cut out on one flat saturated colour, hard light',
  },
  calm: {
    background: 'An empty, evenly lit surface that is clearly lighter than the subject',
    palettes: [
      ['sand', 'dark brown'],
      ['pale grey', 'ink blue'],
      ['soft sage', 'near black'],
    ],
    picture: 'Widescreen photograph, much empty space, soft window light, two muted colours',
  },
  drawn: {
    background: 'Plain paper white or one dark colour, nothing drawn on it',
    palettes: [
      ['paper white', 'thick black', 'one orange accent'],
      ['dark navy', 'chalk white', 'one yellow accent'],
      ['light grey', 'deep red'],
    ],
    picture: 'Widescreen simple illustration, thick lines, flat colours, at most three shapes',
  },
}

/** Titles for a prompt that is none itself. */
export const titles: readonly string[] = [
  'What I’d change first about {activity}',
  'The part of {activity} that decides the rest',
  '{short}: I stopped {my wrong}',
  'Before you {infinitive}, watch this part',
]
