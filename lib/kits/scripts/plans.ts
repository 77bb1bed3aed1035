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
  canUseVisitorSentence?: true
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

const canUseVisitorSentence = true
const screen = true
const outcomeDetail = { detail: 'outcome' } as const
const turnDetail = { detail: 'turn' } as const
const actionDetail = { detail: 'action' } as const

/** What follows the opening, kind by kind, up to the last line. */
export const plans: Readonly<Record<PlanName, readonly BeatPlan[]>> = {
  'how-to': [
    createBeatPlan('The result', 'result', 'The result first: [what it looks like when it’s done].', {
      ...outcomeDetail,
      screen,
    }),
    createBeatPlan('What you need', 'all', 'You need [what has to be ready].', { screen, minSeconds: 60 }),
    createBeatPlan('Step {n}', 'hands', 'Step {ordinal}: [what you do].', {
      screen,
      canUseVisitorSentence,
      isRepeated: true,
    }),
    createBeatPlan('The mistake', 'thing', 'Where it goes wrong: [the mistake to avoid].', {
      ...turnDetail,
      screen,
      minSeconds: 30,
    }),
  ],
  list: [
    createBeatPlan('Number {n}', 'thing', 'Number {ordinal}: [what it is, and one detail].', {
      screen,
      canUseVisitorSentence,
      isRepeated: true,
    }),
  ],
  story: [
    createBeatPlan('Before', 'place', '[where you were, and what you wanted]', { minSeconds: 60 }),
    createBeatPlan('What happened', 'lens', '[what happened first]', { canUseVisitorSentence }),
    createBeatPlan('The turn', 'back', '[the moment {moment}]', { ...turnDetail, canUseVisitorSentence }),
    createBeatPlan('Afterwards', 'lens', '[how it ended]', { ...outcomeDetail, canUseVisitorSentence }),
    createBeatPlan('Looking back', 'still', '[what you think about it today]', { minSeconds: 60 }),
  ],
  announcement: [
    createBeatPlan('The details', 'thing', '[what people will want to know first]', {
      canUseVisitorSentence,
      screen: '{time}',
    }),
    createBeatPlan('How it came about', 'hands', '[how it came about]', {
      ...turnDetail,
      canUseVisitorSentence,
      minSeconds: 30,
    }),
    createBeatPlan('Thank you', 'back', '[somebody to thank, by name]', { ...outcomeDetail, minSeconds: 60 }),
    createBeatPlan('What to do', 'lens', '[what people should do now]', actionDetail),
  ],
  offer: [
    createBeatPlan('A closer look', 'thing', '[what you’d point at if people stood in front of it]', {
      canUseVisitorSentence,
      screen: '{time}',
    }),
    createBeatPlan('Good to know', 'hands', '[what people ask first, with your answer]', {
      ...turnDetail,
      canUseVisitorSentence,
      minSeconds: 30,
    }),
    createBeatPlan('How it works', 'lens', '[how to get it or take part]', actionDetail),
  ],
  opinion: [
    createBeatPlan('Why', 'back', 'Here’s why: [your reason].', { screen, canUseVisitorSentence }),
    createBeatPlan('An example', 'thing', '[a moment that made you think so]', { ...turnDetail, minSeconds: 30 }),
    createBeatPlan('The other side', 'lens', 'What speaks against it: [the best argument, put fairly].', { screen }),
    createBeatPlan('And still', 'back', 'And still: [your answer].', { minSeconds: 30 }),
  ],
  question: [
    createBeatPlan('Why I ask', 'back', 'Why I’m asking: [what made you ask].', { canUseVisitorSentence }),
    createBeatPlan('My answer', 'lens', 'My answer: [what you’d say yourself].', outcomeDetail),
    createBeatPlan('The other answer', 'thing', '[what somebody close to you says]', { ...turnDetail, minSeconds: 30 }),
  ],
  comparison: [
    createBeatPlan('{a}', 'thing', 'First, {a}: [what you notice about it].', { screen }),
    createBeatPlan('{b}', 'hands', 'Now {b}: [what it does differently].', { screen }),
    createBeatPlan('Side by side', 'both', 'Side by side: [the difference that matters to you].', {
      ...turnDetail,
      screen,
      minSeconds: 30,
    }),
    createBeatPlan('My pick', 'lens', 'My pick: [which one, and why].', { ...outcomeDetail, screen }),
  ],
  review: [
    createBeatPlan('What it is', 'thing', '[what it is, and what you use it for]', { canUseVisitorSentence }),
    createBeatPlan('What’s good', 'hands', 'What’s good: [one thing, shown while you say it].', { screen }),
    createBeatPlan('What isn’t', 'thing', 'What isn’t: [one thing, shown while you say it].', {
      ...turnDetail,
      screen,
    }),
    createBeatPlan('Who it’s for', 'back', 'It’s for [the people it suits].', { detail: 'audience', minSeconds: 60 }),
    createBeatPlan('The verdict', 'lens', 'My verdict: [one sentence].', { ...outcomeDetail, screen, minSeconds: 30 }),
  ],
  place: [
    createBeatPlan('Getting there', 'place', '[how you get there]', { minSeconds: 60 }),
    createBeatPlan('What you see', 'place', '[what you see when you arrive]', { canUseVisitorSentence }),
    createBeatPlan('What to try', 'thing', 'Try this: [one thing to eat, see or do there].', {
      screen,
      canUseVisitorSentence,
    }),
    createBeatPlan('Good to know', 'hands', 'Good to know: [price, hours, or what to bring].', {
      ...turnDetail,
      screen,
      canUseVisitorSentence,
    }),
    createBeatPlan('Would I go back', 'lens', 'Would I go back? [yes or no, and why]', {
      ...outcomeDetail,
      minSeconds: 30,
    }),
  ],
  day: [
    createBeatPlan('The start', 'hands', '[the time, and what you do first]', {
      canUseVisitorSentence,
      screen: '[the time]',
    }),
    createBeatPlan('Next', 'place', '[the time, and what comes next]', { canUseVisitorSentence, screen: '[the time]' }),
    createBeatPlan('The long part', 'thing', 'The long part: [what takes up most of the time].', {
      canUseVisitorSentence,
      minSeconds: 60,
    }),
    createBeatPlan('The hard part', 'back', 'The hard part: [what it is].', turnDetail),
    createBeatPlan('The end', 'still', 'And then: [the last thing you do].', {
      ...outcomeDetail,
      canUseVisitorSentence,
    }),
  ],
  skit: [
    createBeatPlan('The first line', 'one', '[the first line, as the person says it]', { canUseVisitorSentence }),
    createBeatPlan('The answer', 'other', '[what the other one answers]', { canUseVisitorSentence }),
    createBeatPlan('It gets worse', 'one', '[what makes it worse, one line]', {
      ...turnDetail,
      canUseVisitorSentence,
      minSeconds: 30,
    }),
    createBeatPlan('Again', 'other', '[the same answer again, said slower]', { minSeconds: 60 }),
    createBeatPlan('The last line', 'look', '[the line that ends it]', { ...outcomeDetail, canUseVisitorSentence }),
  ],
  change: [
    createBeatPlan('Before', 'before', 'Before: [what it was like].', { screen }),
    createBeatPlan('What changed', 'hands', 'What changed: [what you did].', { screen, canUseVisitorSentence }),
    createBeatPlan('The hard part', 'back', 'The hard part: [what got in the way].', { ...turnDetail, minSeconds: 30 }),
    createBeatPlan('Now', 'result', 'Now: [the same picture or figure as at the start, today].', {
      ...outcomeDetail,
      screen,
    }),
  ],
  'hard-time': [
    createBeatPlan('In your words', 'quiet', '[what you want people to know, as much or as little as you like]', {
      canUseVisitorSentence,
    }),
    createBeatPlan('', 'stays', '[one sentence to stop on, or silence]', { ...turnDetail, canUseVisitorSentence }),
  ],
  pasted: [
    createBeatPlan('', 'back', '', { canUseVisitorSentence }),
    createBeatPlan('', 'thing', '', { canUseVisitorSentence }),
    createBeatPlan('', 'hands', '', { canUseVisitorSentence, minSeconds: 30 }),
    createBeatPlan('', 'place', '', { canUseVisitorSentence, minSeconds: 60 }),
    createBeatPlan('', 'back', '', { canUseVisitorSentence }),
  ],
  subject: [
    createBeatPlan('The basics', 'thing', 'To begin with: [the first thing to know about it].', {
      canUseVisitorSentence,
    }),
    createBeatPlan('An example', 'hands', 'For example: [one case you know].', { canUseVisitorSentence }),
    createBeatPlan('The surprise', 'back', 'Less obvious: [one thing that surprises people].', {
      ...turnDetail,
      canUseVisitorSentence,
      minSeconds: 30,
    }),
    createBeatPlan('One thing to keep', 'still', 'If you keep one thing: [what it is].', {
      ...outcomeDetail,
      canUseVisitorSentence,
    }),
  ],
  neutral: [
    createBeatPlan('The main thing', 'thing', '[what people should know first]', { canUseVisitorSentence }),
    createBeatPlan('A detail', 'hands', '[a detail that only you know]', { ...turnDetail, canUseVisitorSentence }),
    createBeatPlan('What came of it', 'back', '[what comes next, or how it ended]', {
      ...outcomeDetail,
      canUseVisitorSentence,
    }),
  ],
  problem: [
    createBeatPlan('The problem', 'before', '[the problem, as it looks]', {
      ...turnDetail,
      screen,
      canUseVisitorSentence,
    }),
    createBeatPlan('The usual answer', 'back', 'The usual answer: [what people try first].', { minSeconds: 30 }),
    createBeatPlan('Why it fails', 'thing', 'Why it doesn’t work: [your reason].', { minSeconds: 60 }),
    createBeatPlan('What works', 'hands', 'What works: [what you do instead].', { screen, canUseVisitorSentence }),
    createBeatPlan('Now', 'result', 'Now: [what is different].', { ...outcomeDetail, screen }),
  ],
  demo: [
    createBeatPlan('In use', 'hands', '[what it does, said while you use it]', { canUseVisitorSentence }),
    createBeatPlan('Up close', 'thing', 'Up close: [the detail you’re proud of].', { screen, canUseVisitorSentence }),
    createBeatPlan('How it’s made', 'back', '[how it’s made, or what it took]', { ...turnDetail, minSeconds: 30 }),
    createBeatPlan('How to get it', 'result', '[where to get it, and the price]', actionDetail),
  ],
}
