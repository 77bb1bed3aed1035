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
  canUseOwnSentence?: true
  /** Comes only in videos of at least so many seconds. */
  minSeconds?: number
  /** Comes again: as often as the prompt counts, else as the length holds. */
  isRepeated?: true
}

/** `neutral` is for a prompt whose kind is not sure. */
export type PlanName = PromptKind | 'neutral' | 'problem' | 'demo'

const createBeatPlan = (label: string, show: ShotName, say: Frame, options: BeatOptions = {}): BeatPlan => ({
  label,
  show,
  say,
  ...options,
})

const canUseOwnSentence = true
const screen = true
const outcome = { detail: 'outcome' } as const
const turn = { detail: 'turn' } as const
const action = { detail: 'action' } as const

/** What follows the opening, kind by kind, up to the last line. */
export const plans: Readonly<Record<PlanName, readonly BeatPlan[]>> = {
  'how-to': [
    createBeatPlan('The result', 'result', 'The result first: [what it looks like when it’s done].', {
      ...outcome,
      screen,
    }),
    createBeatPlan('What you need', 'all', 'You need [what has to be ready].', { screen, minSeconds: 60 }),
    createBeatPlan('Step {n}', 'hands', 'Step {ordinal}: [what you do].', {
      screen,
      canUseOwnSentence,
      isRepeated: true,
    }),
    createBeatPlan('The mistake', 'thing', 'Where it goes wrong: [the mistake to avoid].', {
      ...turn,
      screen,
      minSeconds: 30,
    }),
  ],
  list: [
    createBeatPlan('Number {n}', 'thing', 'Number {ordinal}: [what it is, and one detail].', {
      screen,
      canUseOwnSentence,
      isRepeated: true,
    }),
  ],
  story: [
    createBeatPlan('Before', 'place', '[where you were, and what you wanted]', { minSeconds: 60 }),
    createBeatPlan('What happened', 'lens', '[what happened first]', { canUseOwnSentence }),
    createBeatPlan('The turn', 'back', '[the moment {moment}]', { ...turn, canUseOwnSentence }),
    createBeatPlan('Afterwards', 'lens', '[how it ended]', { ...outcome, canUseOwnSentence }),
    createBeatPlan('Looking back', 'still', '[what you think about it today]', { minSeconds: 60 }),
  ],
  announcement: [
    createBeatPlan('The details', 'thing', '[what people will want to know first]', {
      canUseOwnSentence,
      screen: '{time}',
    }),
    createBeatPlan('How it came about', 'hands', '[how it came about]', { ...turn, canUseOwnSentence, minSeconds: 30 }),
    createBeatPlan('Thank you', 'back', '[somebody to thank, by name]', { ...outcome, minSeconds: 60 }),
    createBeatPlan('What to do', 'lens', '[what people should do now]', action),
  ],
  offer: [
    createBeatPlan('A closer look', 'thing', '[what you’d point at if people stood in front of it]', {
      canUseOwnSentence,
      screen: '{time}',
    }),
    createBeatPlan('Good to know', 'hands', '[what people ask first, with your answer]', {
      ...turn,
      canUseOwnSentence,
      minSeconds: 30,
    }),
    createBeatPlan('How it works', 'lens', '[how to get it or take part]', action),
  ],
  opinion: [
    createBeatPlan('Why', 'back', 'Here’s why: [your reason].', { screen, canUseOwnSentence }),
    createBeatPlan('An example', 'thing', '[a moment that made you think so]', { ...turn, minSeconds: 30 }),
    createBeatPlan('The other side', 'lens', 'What speaks against it: [the best argument, put fairly].', { screen }),
    createBeatPlan('And still', 'back', 'And still: [your answer].', { minSeconds: 30 }),
  ],
  question: [
    createBeatPlan('Why I ask', 'back', 'Why I’m asking: [what made you ask].', { canUseOwnSentence }),
    createBeatPlan('My answer', 'lens', 'My answer: [what you’d say yourself].', outcome),
    createBeatPlan('The other answer', 'thing', '[what somebody close to you says]', { ...turn, minSeconds: 30 }),
  ],
  comparison: [
    createBeatPlan('{a}', 'thing', 'First, {a}: [what you notice about it].', { screen }),
    createBeatPlan('{b}', 'hands', 'Now {b}: [what it does differently].', { screen }),
    createBeatPlan('Side by side', 'both', 'Side by side: [the difference that matters to you].', {
      ...turn,
      screen,
      minSeconds: 30,
    }),
    createBeatPlan('My pick', 'lens', 'My pick: [which one, and why].', { ...outcome, screen }),
  ],
  review: [
    createBeatPlan('What it is', 'thing', '[what it is, and what you use it for]', { canUseOwnSentence }),
    createBeatPlan('What’s good', 'hands', 'What’s good: [one thing, shown while you say it].', { screen }),
    createBeatPlan('What isn’t', 'thing', 'What isn’t: [one thing, shown while you say it].', { ...turn, screen }),
    createBeatPlan('Who it’s for', 'back', 'It’s for [the people it suits].', { detail: 'audience', minSeconds: 60 }),
    createBeatPlan('The verdict', 'lens', 'My verdict: [one sentence].', { ...outcome, screen, minSeconds: 30 }),
  ],
  place: [
    createBeatPlan('Getting there', 'place', '[how you get there]', { minSeconds: 60 }),
    createBeatPlan('What you see', 'place', '[what you see when you arrive]', { canUseOwnSentence }),
    createBeatPlan('What to try', 'thing', 'Try this: [one thing to eat, see or do there].', {
      screen,
      canUseOwnSentence,
    }),
    createBeatPlan('Good to know', 'hands', 'Good to know: [price, hours, or what to bring].', {
      ...turn,
      screen,
      canUseOwnSentence,
    }),
    createBeatPlan('Would I go back', 'lens', 'Would I go back? [yes or no, and why]', { ...outcome, minSeconds: 30 }),
  ],
  day: [
    createBeatPlan('The start', 'hands', '[the time, and what you do first]', {
      canUseOwnSentence,
      screen: '[the time]',
    }),
    createBeatPlan('Next', 'place', '[the time, and what comes next]', { canUseOwnSentence, screen: '[the time]' }),
    createBeatPlan('The long part', 'thing', 'The long part: [what takes up most of the time].', {
      canUseOwnSentence,
      minSeconds: 60,
    }),
    createBeatPlan('The hard part', 'back', 'The hard part: [what it is].', turn),
    createBeatPlan('The end', 'still', 'And then: [the last thing you do].', { ...outcome, canUseOwnSentence }),
  ],
  skit: [
    createBeatPlan('The first line', 'one', '[the first line, as the person says it]', { canUseOwnSentence }),
    createBeatPlan('The answer', 'other', '[what the other one answers]', { canUseOwnSentence }),
    createBeatPlan('It gets worse', 'one', '[what makes it worse, one line]', {
      ...turn,
      canUseOwnSentence,
      minSeconds: 30,
    }),
    createBeatPlan('Again', 'other', '[the same answer again, said slower]', { minSeconds: 60 }),
    createBeatPlan('The last line', 'look', '[the line that ends it]', { ...outcome, canUseOwnSentence }),
  ],
  change: [
    createBeatPlan('Before', 'before', 'Before: [what it was like].', { screen }),
    createBeatPlan('What changed', 'hands', 'What changed: [what you did].', { screen, canUseOwnSentence }),
    createBeatPlan('The hard part', 'back', 'The hard part: [what got in the way].', { ...turn, minSeconds: 30 }),
    createBeatPlan('Now', 'result', 'Now: [the same picture or figure as at the start, today].', {
      ...outcome,
      screen,
    }),
  ],
  'hard-time': [
    createBeatPlan('In your words', 'quiet', '[what you want people to know, as much or as little as you like]', {
      canUseOwnSentence,
    }),
    createBeatPlan('', 'stays', '[one sentence to stop on, or silence]', { ...turn, canUseOwnSentence }),
  ],
  pasted: [
    createBeatPlan('', 'back', '', { canUseOwnSentence }),
    createBeatPlan('', 'thing', '', { canUseOwnSentence }),
    createBeatPlan('', 'hands', '', { canUseOwnSentence, minSeconds: 30 }),
    createBeatPlan('', 'place', '', { canUseOwnSentence, minSeconds: 60 }),
    createBeatPlan('', 'back', '', { canUseOwnSentence }),
  ],
  subject: [
    createBeatPlan('The basics', 'thing', 'To begin with: [the first thing to know about it].', { canUseOwnSentence }),
    createBeatPlan('An example', 'hands', 'For example: [one case you know].', { canUseOwnSentence }),
    createBeatPlan('The surprise', 'back', 'Less obvious: [one thing that surprises people].', {
      ...turn,
      canUseOwnSentence,
      minSeconds: 30,
    }),
    createBeatPlan('One thing to keep', 'still', 'If you keep one thing: [what it is].', {
      ...outcome,
      canUseOwnSentence,
    }),
  ],
  neutral: [
    createBeatPlan('The main thing', 'thing', '[what people should know first]', { canUseOwnSentence }),
    createBeatPlan('A detail', 'hands', '[a detail that only you know]', { ...turn, canUseOwnSentence }),
    createBeatPlan('What came of it', 'back', '[what comes next, or how it ended]', { ...outcome, canUseOwnSentence }),
  ],
  problem: [
    createBeatPlan('The problem', 'before', '[the problem, as it looks]', { ...turn, screen, canUseOwnSentence }),
    createBeatPlan('The usual answer', 'back', 'The usual answer: [what people try first].', { minSeconds: 30 }),
    createBeatPlan('Why it fails', 'thing', 'Why it doesn’t work: [your reason].', { minSeconds: 60 }),
    createBeatPlan('What works', 'hands', 'What works: [what you do instead].', { screen, canUseOwnSentence }),
    createBeatPlan('Now', 'result', 'Now: [what is different].', { ...outcome, screen }),
  ],
  demo: [
    createBeatPlan('In use', 'hands', '[what it does, said while you use it]', { canUseOwnSentence }),
    createBeatPlan('Up close', 'thing', 'Up close: [the detail you’re proud of].', { screen, canUseOwnSentence }),
    createBeatPlan('How it’s made', 'back', '[how it’s made, or what it took]', { ...turn, minSeconds: 30 }),
    createBeatPlan('How to get it', 'result', '[where to get it, and the price]', action),
  ],
}
