import type { Frame } from '@/lib/writer/frames/frame'
import type { Kind, Reading } from '@/lib/writer/reading/reading'

/** One part of an argument between its opening and its end. It is left out where neither its head nor its words can be filled. */
export type Part = {
  /** What stands above it: a slide's headline, the words before a post's blank. At most six words. */
  head: Frame
  /** What it says: the first that the prompt or the details fill. */
  says: readonly Frame[]
  /** The visitor's further sentences stand here in place of it. */
  own?: true
  /** Left out where the visitor's further sentences fill a part. */
  loose?: true
}

/** How one argument runs, and whether it ends with a question for its readers or with what to do. */
export type Plan = {
  /** What opens a text in place of a topic that says nothing by itself. */
  opening?: Frame
  parts: readonly Part[]
  /** What it ends on: a question of its own, one of the bank's, what to do, or nothing. */
  end: { ask: string } | 'reply' | 'action' | 'none'
}

const whenAndWhere = [
  'Where: {place}, [the exact address]\nWhen: {time}',
  'When: {time}\nWhere: [the address or the link]',
  'Where: {place}, [the exact address]\nWhen: [the day and the hour]',
  '[the day, the hour and the place, one line each]',
] as const

/** The parts in English. A head or a frame that no word of the visitor’s fills says in its blank what belongs there. */
export const plans: Readonly<Record<Exclude<Kind, 'list' | 'pasted'>, Plan>> = {
  'how-to': {
    parts: [
      { head: 'Before the first step', says: ['[what has to be ready, with amounts or sizes]'], loose: true },
      { head: 'Step 1', says: ['[what you do first, as an instruction]'], own: true },
      { head: 'Step 2', says: ['[what comes next, and how you know it’s done]'], loose: true },
      { head: 'Step 3', says: ['[the last step, and what it should look like]'], loose: true },
      {
        head: 'Where it goes wrong',
        says: ['{turn}.', '[the mistake that costs the most time, and the way out]'],
      },
      { head: 'What comes out', says: ['{outcome}.'] },
    ],
    end: { ask: 'Which step do you do another way?' },
  },
  story: {
    parts: [
      { head: 'How it began', says: ['[where you were and what you had planned]'], own: true },
      { head: 'Then', says: ['{turn}.', '[the moment it changed, one sentence]'], loose: true },
      {
        head: 'How it ended',
        says: ['{outcome}.', '[the last scene, with one detail that you can still see]'],
      },
      { head: 'What stays', says: ['[the one sentence you’d tell a friend about it]'], loose: true },
    ],
    end: 'none',
  },
  announcement: {
    parts: [
      {
        head: 'What people ask first',
        says: ['{outcome}.', '[the question you hear most about it, and the answer]'],
        own: true,
      },
      { head: 'The details', says: whenAndWhere },
      { head: 'Why now', says: ['{turn}.', '[the reason for the date, one or two sentences]'], loose: true },
    ],
    end: 'action',
  },
  offer: {
    parts: [
      {
        head: 'What you get',
        says: ['{outcome}.', '[what it is, what it costs, what it costs on other days]'],
        own: true,
      },
      { head: 'The details', says: whenAndWhere },
      { head: 'Good to know', says: ['{turn}.', '[what runs out first, or who can’t take part]'] },
    ],
    end: 'action',
  },
  opinion: {
    parts: [
      { head: 'Where it comes from', says: ['{turn}.', '[the moment that made you think so]'], own: true },
      { head: 'What speaks against it', says: ['[the best argument of the other side, put fairly]'] },
      { head: 'And still', says: ['{outcome}.', '[your answer to that, one sentence]'] },
    ],
    end: { ask: 'Where do you see it differently?' },
  },
  question: {
    parts: [
      { head: 'Why it comes up', says: ['{turn}.', '[what made you ask, one or two sentences]'], own: true },
      { head: 'One answer', says: ['[the answer you hear most, and who gives it]'] },
      { head: 'The other one', says: ['{outcome}.', '[the answer that made you hesitate]'] },
    ],
    end: { ask: 'What’s your answer?' },
  },
  comparison: {
    parts: [
      { head: '{a}', says: ['[where it wins, with one example]'] },
      { head: '{b}', says: ['[where this one wins, with one example]'] },
      { head: 'What surprised', says: ['{turn}.', '[what you didn’t expect when you had both]'], own: true },
      { head: 'The pick', says: ['{outcome}.', '[which one, for whom, and the one reason]'] },
    ],
    end: { ask: 'Which one would you take, and why?' },
  },
  review: {
    parts: [
      {
        head: 'The facts',
        says: ['[what it is, what it costs, how long you’ve known it]'],
        own: true,
      },
      { head: 'What’s good', says: ['{outcome}.', '[the one thing it does well, and when you noticed]'] },
      { head: 'What isn’t', says: ['{turn}.', '[the one thing that gets on your nerves]'] },
      { head: 'Who it’s for', says: ['{audience}.', '[who should get it, and who can do without]'] },
    ],
    end: { ask: 'Tried it? How was it for you?' },
  },
  place: {
    parts: [
      {
        head: 'The first stop',
        says: ['{outcome}.', '[what you’d show a friend first, and why]'],
        own: true,
      },
      { head: 'What it costs', says: ['[all in, for one person]'] },
      { head: 'Better in the pictures', says: ['{turn}.', '[what didn’t live up to them]'] },
      { head: 'Good to know', says: ['[what to book, bring or ask beforehand]'] },
    ],
    end: { ask: 'What should nobody miss there?' },
  },
  day: {
    parts: [
      { head: 'How it starts', says: ['[the first thing that happens, with the time]'], own: true },
      { head: 'The long part', says: ['[what takes up most of the time]'], loose: true },
      { head: 'Not in the plan', says: ['{turn}.', '[what went another way than planned]'] },
      { head: 'How it ends', says: ['{outcome}.', '[the last thing, and what’s left for tomorrow]'] },
    ],
    end: { ask: 'What does yours look like?' },
  },
  skit: {
    parts: [
      { head: 'Who’s there', says: ['[who is in the scene, and what each of them wants]'], own: true },
      { head: 'First line', says: ['[what is said first, and by whom]'] },
      { head: 'It gets worse', says: ['{turn}.', '[the answer that makes it worse]'] },
      { head: 'Last line', says: ['{outcome}.', '[the line that it ends on]'] },
    ],
    end: 'none',
  },
  change: {
    parts: [
      {
        head: 'Before',
        says: [
          '[what “{a}” looked like, in one picture]',
          '[what it was like, in one picture or one figure]',
        ],
        own: true,
      },
      { head: 'What changed', says: ['[the first thing you did differently, and when]'] },
      { head: 'The hard part', says: ['{turn}.', '[what went wrong on the way, one sentence]'] },
      {
        head: 'Now',
        says: [
          '{outcome}.',
          '[what “{b}” is like on an ordinary day]',
          '[the same picture or figure as at the start, today]',
        ],
      },
    ],
    end: { ask: 'What would you like to know about it?' },
  },
  subject: {
    opening: '{line}: [what you found out about it that you’d tell a friend]',
    parts: [
      { head: 'In short', says: ['[what it is, for somebody who has never met it]'], own: true },
      { head: 'What people get wrong', says: ['{turn}.', '[what you hear about it that isn’t so]'] },
      { head: 'An example', says: ['{outcome}.', '[one that you saw or did yourself, with place and day]'] },
      { head: 'Where to begin', says: ['[the first thing to do, get or look at]'] },
    ],
    end: { ask: 'What would you like to know about it?' },
  },
  'hard-time': {
    parts: [
      { head: '', says: ['[what you want people to know]'], own: true },
      { head: '', says: ['{turn}.', '{outcome}.', '[a thank you, or what would help]'] },
      { head: '', says: ['{action}.'] },
    ],
    end: 'none',
  },
}

/** For what is announced and not yet said: “why I quit”, “what nobody tells you about …”. */
export const revealPlan: Plan = {
  parts: [
    { head: 'The short answer', says: ['{outcome}.', '[one sentence, without the reason]'], own: true },
    { head: 'An example', says: ['[one that you saw or did yourself, one or two sentences]'] },
    { head: 'What people expect', says: ['{turn}.', '[how people picture it, and what it’s really like]'] },
  ],
  end: { ask: 'What would you add?' },
}

const matters = {
  head: 'What matters here',
  says: ['{turn}.', '[the one detail that says most about it]'],
} as const

const now = { head: 'And now', says: ['{outcome}.', '[how it stands today, or what comes next]'] } as const

/** For a prompt that may be news, a joke or a loss, by how it is built. */
export const neutralPlans: Readonly<Record<Reading['shape'], Plan>> = {
  sentence: {
    parts: [
      { head: 'How it came about', says: ['[when and why it began, one or two sentences]'], own: true },
      matters,
      now,
    ],
    end: 'none',
  },
  phrase: {
    parts: [
      { head: 'In short', says: ['[what it is, in one sentence]'], own: true },
      { head: 'What people ask', says: ['[the question you hear most, and your answer]'] },
      matters,
      { head: 'What comes out', says: ['{outcome}.'] },
    ],
    end: 'none',
  },
  clause: revealPlan,
}

/** No word of ours, for every other language and for a text that says it all itself. */
export const ownWordsPlan: Plan = {
  parts: [
    { head: '', says: [], own: true },
    { head: '', says: ['{turn}.'] },
    { head: '', says: ['{outcome}.'] },
  ],
  end: 'reply',
}
