import type { Format, Idea } from './idea'

/** How one format is filmed. Slots as in the concepts, and `eye` and `top`: where the camera is. */
export type ShotList = {
  effort: Idea['effort']
  firstFrame: string
  /** In order; the first is short, and the one marked `spare` goes in a video of under half a minute. */
  shots: readonly { shot: string; text: string; weight: number; spare?: true }[]
  /** Comes before the last shot in a video of over a minute. */
  extra: { shot: string; text: string }
}

export const shotLists: Record<Format, ShotList> = {
  tutorial: {
    effort: 'medium',
    firstFrame: 'Close on {show}, hands already moving',
    shots: [
      { shot: 'Close on {show}', text: '{screen}', weight: 1 },
      { shot: 'Wide view {place}, everything you need in one frame', text: 'All you need here', weight: 2 },
      { shot: 'The step itself, {top}, slowly: {rule}', text: 'Do it like this', weight: 4 },
      {
        shot: 'The same step the wrong way, on purpose: {wrong}',
        text: 'This is the mistake',
        weight: 2,
        spare: true,
      },
      { shot: '{result}, held still', text: 'Your turn after this', weight: 2 },
    ],
    extra: { shot: 'A second step: {show2}', text: '{screen2}' },
  },
  'talking-head': {
    effort: 'easy',
    firstFrame: 'You mid-sentence, {eye}, with {prop} in the frame',
    shots: [
      { shot: 'You, {eye}, already talking', text: '{screen}', weight: 1 },
      { shot: 'Say the habit plainly: {wrong}', text: 'The habit in question', weight: 2 },
      { shot: 'Cut to {show}', text: 'Do this one instead', weight: 3 },
      { shot: 'Back to you with the reason: {why}', text: 'Here is the reason', weight: 3, spare: true },
      { shot: 'One last look at {result}', text: 'That is the difference', weight: 2 },
    ],
    extra: { shot: 'Your own example, told in a couple of sentences', text: 'Here is my example' },
  },
  skit: {
    effort: 'medium',
    firstFrame: 'You {place}, {wrong}, full of confidence',
    shots: [
      { shot: 'Person one (you): {wrong}, full of confidence', text: 'Me, very sure', weight: 1 },
      {
        shot: 'Person two (also you, other shirt) watches in silence',
        text: 'Someone who knows better',
        weight: 2,
      },
      {
        shot: 'Back to person one. It goes as expected: {before}',
        text: 'It went as expected',
        weight: 2,
        spare: true,
      },
      { shot: 'Person two takes over: {show}', text: '{screen}', weight: 3 },
      { shot: 'Both look into the camera for a beat', text: 'Which one are you?', weight: 1 },
    ],
    extra: { shot: 'Person one tries again, badly, and gets it', text: 'Getting there, slowly' },
  },
  story: {
    effort: 'easy',
    firstFrame: 'You, {eye}, starting in the middle of a sentence',
    shots: [
      { shot: 'You, {eye}, in the middle of the story', text: 'It started like this', weight: 1 },
      { shot: 'Cutaway: {before}', text: 'Before I knew better', weight: 2 },
      {
        shot: 'Back to you. Say what happened, in one breath: [your story]',
        text: 'Then this happened',
        weight: 3,
      },
      { shot: 'Cutaway: {show}', text: 'What I changed then', weight: 2, spare: true },
      { shot: '{result}. Last line, calmly: {rule}', text: '{screen}', weight: 2 },
    ],
    extra: { shot: 'You again, one sentence on how it felt', text: 'How that felt' },
  },
  list: {
    effort: 'easy',
    firstFrame: 'All three things in one frame {place}',
    shots: [
      { shot: 'All three things in one frame {place}', text: 'Save this short list', weight: 1 },
      { shot: 'One: {show}', text: '{screen}', weight: 3 },
      { shot: 'Two: {show2}', text: '{screen2}', weight: 3 },
      { shot: 'Three: {show3}', text: '{screen3}', weight: 3 },
      { shot: '{result}', text: 'Which one is new?', weight: 1, spare: true },
    ],
    extra: { shot: 'The three again, quickly, as one frame to pause on', text: 'Pause on this frame' },
  },
  'before-after': {
    effort: 'hard',
    firstFrame: '{before} and {result}, side by side',
    shots: [
      { shot: '{before} and {result}, side by side', text: 'Spot the difference', weight: 1 },
      { shot: '{before}, honest light, no filter', text: 'This is the before', weight: 2 },
      { shot: 'What changes: {show}', text: '{screen}', weight: 4 },
      { shot: 'Same angle as the before: {result}', text: 'This is the after', weight: 2 },
      {
        shot: 'Back to the before for a blink, then cut',
        text: 'One change did this',
        weight: 1,
        spare: true,
      },
    ],
    extra: { shot: 'The step in between that looked worse: {wrong}', text: 'It got worse first' },
  },
  'trend-twist': {
    effort: 'easy',
    firstFrame: 'The familiar opening pose of the format, but {place}',
    shots: [
      { shot: 'The familiar opening pose, but {place}', text: 'Wrong trend, right place', weight: 1 },
      { shot: 'Play it straight for a moment', text: 'So far, so normal', weight: 2, spare: true },
      { shot: 'The twist: {show}', text: '{screen}', weight: 3 },
      { shot: 'Exaggerate the habit: {wrong}', text: 'Me on other days', weight: 2 },
      { shot: 'Freeze on {result}', text: 'Anyway, back to it', weight: 1 },
    ],
    extra: { shot: 'The twist once more with {prop}', text: 'Yes, it goes on' },
  },
  'green-screen': {
    effort: 'easy',
    firstFrame: 'You pointing at a line of text about {short} behind you',
    shots: [
      { shot: 'Behind you, as large text: “{wrong}?”', text: 'About this one line', weight: 1 },
      { shot: 'Background: {before}', text: 'This is the problem', weight: 2, spare: true },
      { shot: 'Background: {show}', text: '{screen}', weight: 3 },
      { shot: 'Trace one detail with your finger: {closeup}', text: 'Look right here', weight: 2 },
      { shot: 'Background off. You alone, {eye}, for the last line', text: 'So, what now?', weight: 2 },
    ],
    extra: { shot: 'Background: {show2}', text: '{screen2}' },
  },
  faceless: {
    effort: 'medium',
    firstFrame: '{closeup}, {top}, already in motion',
    shots: [
      { shot: '{closeup}, no face, real sound', text: '{screen}', weight: 1 },
      { shot: '{before}, {top}', text: 'How it starts', weight: 2 },
      { shot: '{show}, one long take', text: 'No cuts from here', weight: 4 },
      { shot: 'Hands only, {place}, a little faster', text: 'Almost there now', weight: 2, spare: true },
      { shot: '{result}, left alone for a breath', text: 'Worth the wait?', weight: 2 },
    ],
    extra: { shot: '{show2}, same angle', text: '{screen2}' },
  },
}

/** Where the camera stands, by equipment. */
export const rigs = {
  phone: { eye: 'phone propped up at eye level', top: 'phone held from above' },
  tripod: { eye: 'phone on the tripod at eye level', top: 'tripod arm pointing straight down' },
  kit: {
    eye: 'camera at eye level, light from the side, microphone on',
    top: 'camera straight above, light from the side',
  },
} as const
