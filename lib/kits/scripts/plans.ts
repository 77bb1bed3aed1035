import type { PromptDetails, PromptKind } from '@/lib/tool/parsed-prompt'
import type { Frame } from '@/lib/writer/frames/frame'
import type { ShotName } from './shot-picker'

/** One beat of a script: what is said, and what is in the picture. */
export type BeatPlan = {
  /** Its name in a table of contents. `{n}` counts. */
  label: string
  show: ShotName
  /** What the visitor says, mostly a blank. `{n}`, `{ordinal}` count, `{moment}` is how the story turned. */
  say: Frame
} & BeatOptions

type BeatOptions = {
  /** The detail that takes the place of the blank, where the visitor gave it. */
  detail?: keyof PromptDetails
  /** Text on the picture; the label where it is `true`. */
  screen?: Frame | true
  /** The visitor's own sentences may stand here instead. */
  own?: true
  /** Comes only in videos of at least so many seconds. */
  minSeconds?: number
  /** Comes again: as often as the prompt counts, else as the length holds. */
  repeats?: true
}

/** `neutral` is for a prompt whose kind is not sure. */
export type PlanName = PromptKind | 'neutral' | 'problem' | 'demo'

const beat = (label: string, show: ShotName, say: Frame, options: BeatOptions = {}): BeatPlan => ({
  label,
  show,
  say,
  ...options,
})

const own = true
const screen = true
const outcome = { detail: 'outcome' } as const
const turn = { detail: 'turn' } as const
const action = { detail: 'action' } as const

/** What follows the opening, kind by kind, up to the last line. */
export const plans: Readonly<Record<PlanName, readonly BeatPlan[]>> = {
  'how-to': [
    beat('The result', 'result', 'The result first: [what it looks like when it’s done].', {
      ...outcome,
      screen,
    }),
    beat('What you need', 'all', 'You need [what has to be ready].', { screen, minSeconds: 60 }),
    beat('Step {n}', 'hands', 'Step {ordinal}: [what you do].', { screen, own, repeats: true }),
    beat('The mistake', 'thing', 'Where it goes wrong: [the mistake to avoid].', {
      ...turn,
      screen,
      minSeconds: 30,
    }),
  ],
  list: [
    beat('Number {n}', 'thing', 'Number {ordinal}: [what it is, and one detail].', {
      screen,
      own,
      repeats: true,
    }),
  ],
  story: [
    beat('Before', 'place', '[where you were, and what you wanted]', { minSeconds: 60 }),
    beat('What happened', 'lens', '[what happened first]', { own }),
    beat('The turn', 'back', '[the moment {moment}]', { ...turn, own }),
    beat('Afterwards', 'lens', '[how it ended]', { ...outcome, own }),
    beat('Looking back', 'still', '[what you think about it today]', { minSeconds: 60 }),
  ],
  announcement: [
    beat('The details', 'thing', '[what people will want to know first]', { own, screen: '{time}' }),
    beat('How it came about', 'hands', '[how it came about]', { ...turn, own, minSeconds: 30 }),
    beat('Thank you', 'back', '[somebody to thank, by name]', { ...outcome, minSeconds: 60 }),
    beat('What to do', 'lens', '[what people should do now]', action),
  ],
  offer: [
    beat('A closer look', 'thing', '[what you’d point at if people stood in front of it]', {
      own,
      screen: '{time}',
    }),
    beat('Good to know', 'hands', '[what people ask first, with your answer]', {
      ...turn,
      own,
      minSeconds: 30,
    }),
    beat('How it works', 'lens', '[how to get it or take part]', action),
  ],
  opinion: [
    beat('Why', 'back', 'Here’s why: [your reason].', { screen, own }),
    beat('An example', 'thing', '[a moment that made you think so]', { ...turn, minSeconds: 30 }),
    beat('The other side', 'lens', 'What speaks against it: [the best argument, put fairly].', { screen }),
    beat('And still', 'back', 'And still: [your answer].', { minSeconds: 30 }),
  ],
  question: [
    beat('Why I ask', 'back', 'Why I’m asking: [what made you ask].', { own }),
    beat('My answer', 'lens', 'My answer: [what you’d say yourself].', outcome),
    beat('The other answer', 'thing', '[what somebody close to you says]', { ...turn, minSeconds: 30 }),
  ],
  comparison: [
    beat('{a}', 'thing', 'First, {a}: [what you notice about it].', { screen }),
    beat('{b}', 'hands', 'Now {b}: [what it does differently].', { screen }),
    beat('Side by side', 'both', 'Side by side: [the difference that matters to you].', {
      ...turn,
      screen,
      minSeconds: 30,
    }),
    beat('My pick', 'lens', 'My pick: [which one, and why].', { ...outcome, screen }),
  ],
  review: [
    beat('What it is', 'thing', '[what it is, and what you use it for]', { own }),
    beat('What’s good', 'hands', 'What’s good: [one thing, shown while you say it].', { screen }),
    beat('What isn’t', 'thing', 'What isn’t: [one thing, shown while you say it].', { ...turn, screen }),
    beat('Who it’s for', 'back', 'It’s for [the people it suits].', { detail: 'audience', minSeconds: 60 }),
    beat('The verdict', 'lens', 'My verdict: [one sentence].', { ...outcome, screen, minSeconds: 30 }),
  ],
  place: [
    beat('Getting there', 'place', '[how you get there]', { minSeconds: 60 }),
    beat('What you see', 'place', '[what you see when you arrive]', { own }),
    beat('What to try', 'thing', 'Try this: [one thing to eat, see or do there].', { screen, own }),
    beat('Good to know', 'hands', 'Good to know: [price, hours, or what to bring].', {
      ...turn,
      screen,
      own,
    }),
    beat('Would I go back', 'lens', 'Would I go back? [yes or no, and why]', { ...outcome, minSeconds: 30 }),
  ],
  day: [
    beat('The start', 'hands', '[the time, and what you do first]', { own, screen: '[the time]' }),
    beat('Next', 'place', '[the time, and what comes next]', { own, screen: '[the time]' }),
    beat('The long part', 'thing', 'The long part: [what takes up most of the time].', {
      own,
      minSeconds: 60,
    }),
    beat('The hard part', 'back', 'The hard part: [what it is].', turn),
    beat('The end', 'still', 'And then: [the last thing you do].', { ...outcome, own }),
  ],
  skit: [
    beat('The first line', 'one', '[the first line, as the person says it]', { own }),
    beat('The answer', 'other', '[what the other one answers]', { own }),
    beat('It gets worse', 'one', '[what makes it worse, one line]', { ...turn, own, minSeconds: 30 }),
    beat('Again', 'other', '[the same answer again, said slower]', { minSeconds: 60 }),
    beat('The last line', 'look', '[the line that ends it]', { ...outcome, own }),
  ],
  change: [
    beat('Before', 'before', 'Before: [what it was like].', { screen }),
    beat('What changed', 'hands', 'What changed: [what you did].', { screen, own }),
    beat('The hard part', 'back', 'The hard part: [what got in the way].', { ...turn, minSeconds: 30 }),
    beat('Now', 'result', 'Now: [the same picture or figure as at the start, today].', {
      ...outcome,
      screen,
    }),
  ],
  'hard-time': [
    beat('In your words', 'quiet', '[what you want people to know, as much or as little as you like]', {
      own,
    }),
    beat('', 'stays', '[one sentence to stop on, or silence]', { ...turn, own }),
  ],
  pasted: [
    beat('', 'back', '', { own }),
    beat('', 'thing', '', { own }),
    beat('', 'hands', '', { own, minSeconds: 30 }),
    beat('', 'place', '', { own, minSeconds: 60 }),
    beat('', 'back', '', { own }),
  ],
  subject: [
    beat('The basics', 'thing', 'To begin with: [the first thing to know about it].', { own }),
    beat('An example', 'hands', 'For example: [one case you know].', { own }),
    beat('The surprise', 'back', 'Less obvious: [one thing that surprises people].', {
      ...turn,
      own,
      minSeconds: 30,
    }),
    beat('One thing to keep', 'still', 'If you keep one thing: [what it is].', { ...outcome, own }),
  ],
  neutral: [
    beat('The main thing', 'thing', '[what people should know first]', { own }),
    beat('A detail', 'hands', '[a detail that only you know]', { ...turn, own }),
    beat('What came of it', 'back', '[what comes next, or how it ended]', { ...outcome, own }),
  ],
  problem: [
    beat('The problem', 'before', '[the problem, as it looks]', { ...turn, screen, own }),
    beat('The usual answer', 'back', 'The usual answer: [what people try first].', { minSeconds: 30 }),
    beat('Why it fails', 'thing', 'Why it doesn’t work: [your reason].', { minSeconds: 60 }),
    beat('What works', 'hands', 'What works: [what you do instead].', { screen, own }),
    beat('Now', 'result', 'Now: [what is different].', { ...outcome, screen }),
  ],
  demo: [
    beat('In use', 'hands', '[what it does, said while you use it]', { own }),
    beat('Up close', 'thing', 'Up close: [the detail you’re proud of].', { screen, own }),
    beat('How it’s made', 'back', '[how it’s made, or what it took]', { ...turn, minSeconds: 30 }),
    beat('How to get it', 'result', '[where to get it, and the price]', action),
  ],
}
