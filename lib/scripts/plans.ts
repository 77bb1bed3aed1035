import type { Frame } from '@/lib/writer/frames/frame'
import type { Kind } from '@/lib/writer/reading/reading'
import type { Show } from './shows'

/** One beat of a script: what is said, by the first of its frames that the prompt fills, and what is in the picture. */
export type BeatPlan = {
  /** Its name in a table of contents. `{n}` counts. */
  label: string
  /** Slots are those of a frame, and `{n}`, `{ordinal}`, `{moment}`: how the story turned. */
  say: readonly Frame[]
  show: Show
  /** Text on the picture. */
  screen?: Frame
  /** The visitor's own sentences may stand here instead. */
  own?: true
  /** Comes only in videos of at least so many seconds. */
  from?: number
  /** Comes again: as often as the prompt counts, else as the length holds. */
  repeats?: true
}

/** `neutral` is for a prompt whose kind is not sure. */
export type PlanName = Kind | 'neutral' | 'problem' | 'demo'

/** What follows the opening, kind by kind, up to the last line. */
export const plans = {
  'how-to': [
    {
      label: 'The result',
      say: [
        'The result first: {outcome}.',
        'The result first: [what it looks like when it’s done, a few words].',
      ],
      show: 'result',
      screen: 'The result',
    },
    {
      label: 'What you need',
      say: ['You need [what you need, in a few words].'],
      show: 'all',
      screen: 'You need',
      from: 30,
    },
    {
      label: 'Step {n}',
      say: ['Step {ordinal}: [what you do, one sentence].'],
      show: 'hands',
      screen: 'Step {n}',
      own: true,
      repeats: true,
    },
    {
      label: 'The mistake',
      say: ['Where it goes wrong: {turn}.', 'Where it goes wrong: [the mistake to avoid, one sentence].'],
      show: 'thing',
      screen: 'The mistake',
      from: 30,
    },
  ],
  list: [
    {
      label: 'Number {n}',
      say: ['Number {ordinal}: [what it is, and one detail].'],
      show: 'thing',
      screen: 'Number {n}',
      own: true,
      repeats: true,
    },
  ],
  story: [
    {
      label: 'Before',
      say: ['[where you were and what you wanted, one sentence]'],
      show: 'place',
      from: 60,
    },
    { label: 'What happened', say: ['[what happened first, one sentence]'], show: 'lens', own: true },
    {
      label: 'The turn',
      say: ['{turn}.', '[the moment {moment}, one sentence]'],
      show: 'back',
      own: true,
    },
    { label: 'Afterwards', say: ['{outcome}.', '[how it ended, one sentence]'], show: 'lens', own: true },
    {
      label: 'Looking back',
      say: ['[what you think about it today, one sentence]'],
      show: 'still',
      from: 60,
    },
  ],
  announcement: [
    {
      label: 'What it is',
      say: ['[the part people will want to know first, one sentence]'],
      show: 'thing',
      own: true,
    },
    {
      label: 'When and where',
      say: [
        'When: {time}. Where: {place}.',
        'When: {time}. Where: [the place or the link].',
        'Where: {place}. When: [the day and the time].',
        'When: [the day and the time]. Where: [the place or the link].',
      ],
      show: 'place',
      screen: '{time}',
    },
    {
      label: 'How it came about',
      say: ['{turn}.', '[how it came about, one sentence]'],
      show: 'hands',
      from: 30,
    },
    {
      label: 'Somebody to thank',
      say: ['{outcome}.', '[a name, a number or a thank you, one sentence]'],
      show: 'back',
      from: 60,
    },
    { label: 'What to do', say: ['{action}.', '[what people should do, and by when]'], show: 'lens' },
  ],
  offer: [
    { label: 'What you get', say: ['What you get: [what it is, in a few words].'], show: 'thing', own: true },
    {
      label: 'Who it’s for',
      say: ['It’s for {audience}.', 'It’s for [the people it suits].'],
      show: 'hands',
      from: 30,
    },
    {
      label: 'When',
      say: ['When: {time}.', 'When: [the day and the time, or the last day].'],
      show: 'place',
      screen: '{time}',
    },
    {
      label: 'Good to know',
      say: ['{turn}.', '[what people ask before they buy or come, with the answer]'],
      show: 'back',
      from: 60,
    },
    { label: 'How to get it', say: ['{action}.', '[how to get it, one sentence]'], show: 'lens' },
  ],
  opinion: [
    {
      label: 'Why',
      say: ['Here’s why: [your reason, one sentence].'],
      show: 'back',
      screen: 'Why',
      own: true,
    },
    {
      label: 'An example',
      say: ['{turn}.', '[a moment that made you think so, one sentence]'],
      show: 'thing',
      from: 30,
    },
    {
      label: 'Against it',
      say: ['The best argument against it: [what the other side says, one sentence].'],
      show: 'lens',
      screen: 'The other side',
    },
    {
      label: 'What would change my mind',
      say: ['What would change my mind: [one thing, a few words].'],
      show: 'back',
      from: 30,
    },
  ],
  question: [
    {
      label: 'Why I ask',
      say: ['Why I’m asking: [what made you ask, one sentence].'],
      show: 'back',
      own: true,
    },
    {
      label: 'What I know',
      say: ['What I know so far: [one thing you’re sure of].'],
      show: 'thing',
      screen: 'What I know',
    },
    {
      label: 'What I don’t know',
      say: ['{turn}.', 'Where I’m stuck: [the part you can’t answer, one sentence].'],
      show: 'lens',
      from: 30,
    },
    {
      label: 'What I’ve tried',
      say: ['{outcome}.', 'What I’ve tried: [one thing, and what came of it].'],
      show: 'hands',
      from: 60,
    },
  ],
  comparison: [
    {
      label: '{a}',
      say: [
        'First, {a}: [what you notice about it, one sentence].',
        'First, [one side, and what you notice about it].',
      ],
      show: 'thing',
      screen: '{a}',
    },
    {
      label: '{b}',
      say: [
        'Now {b}: [what you notice about it, one sentence].',
        'Now [the other side, and what you notice about it].',
      ],
      show: 'thing',
      screen: '{b}',
    },
    {
      label: 'Side by side',
      say: ['{turn}.', 'Side by side: [the difference that matters to you, one sentence].'],
      show: 'both',
      screen: 'Side by side',
      from: 30,
    },
    {
      label: 'Who each is for',
      say: ['Who should take which: [one sentence for each].'],
      show: 'back',
      from: 60,
    },
    {
      label: 'My pick',
      say: ['My pick: {outcome}.', 'My pick: [{a} or {b}, and why].', 'My pick: [which one, and why].'],
      show: 'lens',
      screen: 'My pick',
    },
  ],
  review: [
    { label: 'What it is', say: ['[what it is and what you paid, one sentence]'], show: 'thing', own: true },
    {
      label: 'What I like',
      say: ['What I like: [one thing, shown while you say it].'],
      show: 'hands',
      screen: 'What I like',
    },
    {
      label: 'What I don’t like',
      say: ['What I don’t like: {turn}.', 'What I don’t like: [one thing, shown while you say it].'],
      show: 'thing',
      screen: 'What I don’t',
    },
    {
      label: 'Who it’s for',
      say: ['It’s for {audience}.', 'It’s for [the people it suits], not for [the people it doesn’t suit].'],
      show: 'back',
      from: 30,
    },
    {
      label: 'The verdict',
      say: ['My verdict: {outcome}.', 'My verdict: [would you get it again, one sentence].'],
      show: 'lens',
      screen: 'Verdict',
    },
  ],
  place: [
    { label: 'Getting there', say: ['[how you get there, in a few words]'], show: 'place', from: 30 },
    {
      label: 'What you see',
      say: ['[what you see when you arrive, one sentence]'],
      show: 'place',
      own: true,
    },
    {
      label: 'What to try',
      say: ['Try this: [one thing to eat, see or do there].'],
      show: 'thing',
      screen: 'Try this',
      own: true,
    },
    {
      label: 'Good to know',
      say: ['{turn}.', 'Good to know: [price, hours, or what to bring].'],
      show: 'hands',
      screen: 'Good to know',
      own: true,
    },
    {
      label: 'Would I go back',
      say: ['{outcome}.', 'Would I go back? [yes or no, and why].'],
      show: 'lens',
      from: 30,
    },
  ],
  day: [
    {
      label: 'First',
      say: ['First: [the time, and what you do].'],
      show: 'hands',
      screen: '[the time]',
      own: true,
    },
    {
      label: 'Then',
      say: ['Then: [the time, and what comes next].'],
      show: 'place',
      screen: '[the time]',
      own: true,
    },
    {
      label: 'The middle',
      say: ['After that: [the time, and where you are].'],
      show: 'thing',
      screen: '[the time]',
      own: true,
      from: 30,
    },
    {
      label: 'The hardest part',
      say: ['{turn}.', 'The hardest part: [what it is, one sentence].'],
      show: 'back',
    },
    {
      label: 'A good minute',
      say: ['The best minute: [what happens, one sentence].'],
      show: 'hands',
      from: 60,
    },
    {
      label: 'The end',
      say: ['{outcome}.', 'And it ends like this: [the last thing you do].'],
      show: 'still',
      own: true,
    },
  ],
  skit: [
    { label: 'The first line', say: ['[the first line, as the person says it]'], show: 'one', own: true },
    { label: 'The answer', say: ['[what the other one answers]'], show: 'other', own: true },
    {
      label: 'It gets worse',
      say: ['{turn}.', '[what makes it worse, one line]'],
      show: 'one',
      own: true,
      from: 30,
    },
    { label: 'Again', say: ['[the same answer again, said slower]'], show: 'other', from: 60 },
    { label: 'The last line', say: ['{outcome}.', '[the line that ends it]'], show: 'look', own: true },
  ],
  change: [
    {
      label: 'Before',
      say: ['Before: {a}.', 'Before: [what it was like, one sentence].'],
      show: 'before',
      screen: 'Before',
    },
    {
      label: 'In between',
      say: ['In between: [what you did, one sentence].'],
      show: 'hands',
      screen: 'In between',
      own: true,
    },
    { label: 'The setback', say: ['{turn}.', '[what got in the way, one sentence]'], show: 'back', from: 30 },
    {
      label: 'Now',
      say: ['Now: {b}.', 'Now: {outcome}.', 'Now: [what it is like, one sentence].'],
      show: 'result',
      screen: 'Now',
    },
    { label: 'What stayed', say: ['What hasn’t changed: [one thing].'], show: 'lens', from: 60 },
  ],
  'hard-time': [
    {
      label: 'In your words',
      say: ['[what you want to say about it, as much or as little as you like]'],
      show: 'quiet',
      own: true,
    },
    { label: 'Then', say: ['{turn}.', '[one sentence to stop on, or silence]'], show: 'stays', own: true },
  ],
  pasted: [
    { label: '', say: [], show: 'back', own: true },
    { label: '', say: [], show: 'thing', own: true },
    { label: '', say: [], show: 'hands', own: true, from: 30 },
    { label: '', say: [], show: 'place', own: true, from: 60 },
    { label: '', say: [], show: 'lens', own: true, from: 60 },
    { label: '', say: [], show: 'thing', own: true, from: 180 },
    { label: '', say: [], show: 'back', own: true },
  ],
  subject: [
    {
      label: 'To begin with',
      say: ['To begin with: [the first thing to know about it, one sentence].'],
      show: 'thing',
      own: true,
    },
    {
      label: 'An example',
      say: ['For example: [one case you know, one sentence].'],
      show: 'hands',
      own: true,
    },
    {
      label: 'The surprise',
      say: ['{turn}.', 'Less obvious: [one thing, one sentence].'],
      show: 'back',
      own: true,
      from: 30,
    },
    {
      label: 'A question',
      say: ['People ask: [a question you get, with your answer].'],
      show: 'lens',
      from: 60,
    },
    {
      label: 'To end with',
      say: ['{outcome}.', 'If you keep one thing: [what it is, a few words].'],
      show: 'still',
      own: true,
    },
  ],
  neutral: [
    {
      label: 'What it is about',
      say: ['[what people should know first, one sentence]'],
      show: 'thing',
      own: true,
    },
    {
      label: 'A detail',
      say: ['{turn}.', '[a detail that only you know, one sentence]'],
      show: 'hands',
      own: true,
    },
    {
      label: 'What came of it',
      say: ['{outcome}.', '[what comes next, or how it ended, one sentence]'],
      show: 'back',
      own: true,
    },
  ],
  problem: [
    {
      label: 'The problem',
      say: ['{turn}.', '[the problem, as it looks, one sentence]'],
      show: 'before',
      screen: 'The problem',
      own: true,
    },
    {
      label: 'The usual answer',
      say: ['The usual answer: [what people try first, a few words].'],
      show: 'back',
      from: 30,
    },
    {
      label: 'Why it fails',
      say: ['Why it doesn’t work: [your reason, one sentence].'],
      show: 'thing',
      from: 60,
    },
    {
      label: 'What works',
      say: ['What works: [what you do instead, one sentence].'],
      show: 'hands',
      screen: 'Instead',
      own: true,
    },
    {
      label: 'The result',
      say: ['The result: {outcome}.', 'The result: [what is different now, one sentence].'],
      show: 'result',
      screen: 'The result',
    },
  ],
  demo: [
    { label: 'In use', say: ['[what it does, said while you use it]'], show: 'hands', own: true },
    {
      label: 'Up close',
      say: ['Up close: [the detail you’re proud of, one sentence].'],
      show: 'thing',
      screen: 'Up close',
      own: true,
    },
    {
      label: 'How it’s made',
      say: ['{turn}.', '[how it’s made, or what it took, one sentence]'],
      show: 'back',
      from: 30,
    },
    {
      label: 'The doubt',
      say: ['People ask: [what buyers doubt, and your answer].'],
      show: 'lens',
      from: 30,
    },
    { label: 'How to get it', say: ['{action}.', '[where to get it, and the price]'], show: 'result' },
  ],
} as const satisfies Record<PlanName, readonly BeatPlan[]>
