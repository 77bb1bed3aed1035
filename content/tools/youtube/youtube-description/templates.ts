import type { DescriptionInput } from './fields'

type Tone = DescriptionInput['parameters']['tone']

/**
 * First lines, each with another first word and each naming the topic, because search shows them alone. Slots are those of
 * `createScenes` and `{line}`, the visitor's own short prompt; `{own}` leads where that is a sentence.
 */
export const openings: readonly { text: string; tones?: readonly Tone[] }[] = [
  { text: '{own}. Here’s what I’d try first, and why: {rule}.' },
  { text: '{line}: the order I go in, the reasons, and the step that’s easy to skip.' },
  {
    text: 'How I {infinitive}: one habit at a time, each with its reason.',
    tones: ['casual', 'educational'],
  },
  {
    text: 'Stop {wrong}. Here is {activity} from start to finish, with what to do instead.',
    tones: ['bold'],
  },
  {
    text: 'When {pain}, {activity} feels harder than it is. This is the order I go in.',
    tones: ['inspirational'],
  },
  {
    text: 'For {viewers} who want to {win}: {activity}, step by step.',
    tones: ['educational', 'inspirational'],
  },
  {
    text: 'A calm look at {activity}: {rule}, then see what changes.',
    tones: ['professional', 'educational'],
  },
  {
    text: '{activity} from start to finish, with the part that other videos leave out.',
    tones: ['professional', 'casual'],
  },
  {
    text: 'I was {my mistake} for longer than I’d like to say. This is how I {infinitive} now.',
    tones: ['storytelling', 'funny'],
  },
  { text: 'Less {wrong}: {activity} the way I’d teach it to a friend.', tones: ['casual', 'funny'] },
  { text: 'Before you {infinitive} again, see this part: {rule}.', tones: ['bold', 'storytelling'] },
]

/** In place of the first `{line}` where the visitor's line promises a story: "How I lost my job". */
export const storyOpening = '{line}: what happened, in order, and what I’d tell you now.'

/** First lines for a place or shop with its owner's name. */
export const namedOpenings: readonly string[] = [
  '{line}: a look inside, and what you would ask if you stood there.',
  'Come inside {noun} and see what an ordinary day looks like.',
  'A visit to {noun}: what to look for, what to ask, when to come.',
  'Behind the door of {noun}: the part that guests don’t see.',
]

/** For Shorts: one thought. */
export const shortOpenings: readonly string[] = [
  '{own}. So I tried this: {rule}.',
  'One {mod} habit: {rule}.',
  '{rule}. That’s the whole {mod} lesson.',
  'Instead of {wrong}: {rule}. That’s {activity} made easier.',
  'Watch me {infinitive}, one step at a time.',
  '{line}, in one small step: {rule}.',
]

/** With a keyword near the start. */
export const keywordOpenings: readonly string[] = [
  '{key}: {rule}, and the reasons behind it.',
  'Everything I’d tell a friend about {key}, starting with this: {rule}.',
  'New to {key}? Start with one habit: {rule}.',
  'Stuck with {key}? Look at this habit first: {wrong}.',
]

/** What the video is, in one paragraph. */
export const introductions: readonly string[] = [
  'This video shows {activity}, with the reason behind each step, so that you can leave out what you don’t need. It’s made for {viewers}.',
  'You’ll see {activity} from the first step to the last, including what to check before you go on.',
  'Made for {viewers}. The aim: {win}. No lecture, only each step and why it is there.',
  '{activity} up close: what matters, what you can leave out, and what to do when {pain}.',
]

export const namedIntroductions: readonly string[] = [
  'You’ll see {noun} the way guests see it, and then the work behind it.',
  'It’s for everybody who has walked past {noun} and wondered what it is like inside.',
]

/** Above the points. */
export const listHeads: readonly string[] = ['In the video:', 'What you’ll see:', 'The main points:']

/** Where the visitor's own chapters tell what comes. */
export const chapterIntroductions: readonly string[] = [
  'It begins with “{first}” and ends with “{last}”. Jump to the part you need with the chapters below.',
  'The chapters below take you straight to what you came for, from “{first}” to “{last}”.',
]

/** Closing requests; none asks for a like. */
export const ctas: readonly string[] = [
  'Which part of {activity} would you like to see up close? Tell me below.',
  'Questions about {activity}? Ask below the video.',
  'What would you do differently? I’d like to read it below.',
  'More {mod} videos are on the channel.',
]

export const namedCtas: readonly string[] = [
  'What would you like to see of {noun} next? Tell me below.',
  'Questions about {noun}? Ask below the video.',
]

/** Names of the first and the last chapter; between them come the field's own steps. */
export const chapterNames = {
  first: ['What this is about', 'Before you start', 'The plan'],
  last: ['The result', 'What I’d change', 'How it turned out'],
} as const

export const namedChapters: readonly string[] = [
  'First look',
  'Behind the scenes',
  'What people ask',
  'When to come',
]
