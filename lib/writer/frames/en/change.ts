import type { KindFrames } from '@/lib/writer/frames/frame'

export const change: KindFrames = {
  hook: {
    statement: [
      '{line}.',
      'Before and after: {line}.',
      '{line}. What made the difference: [one thing].',
      '{line}. {turn}.',
      'This is {clause}.',
      '{line}. It took [how long].',
      'For {audience}: {line}.',
      '{line}. {outcome}.',
    ],
    question: [
      'Which one do you like better? Before: {a}. After: {b}.',
      'What changed? {line}.',
      'Do you want to see the before or the after first? {line}.',
      'Do you know what was hardest? {line}.',
      'Do you want to know {clause}?',
    ],
    scene: [
      'Before: {a}. After: {b}.',
      '{a}. [How long it took.] {b}.',
      'Look at the first picture. Now look at the last. {line}.',
      'Day one: [how it looked or felt]. Today: {line}.',
      'This was [month and year]. {line}.',
    ],
    list: [
      'Then: {a}. Now: {b}.',
      '{first}. {second}. {third}.',
      '{first}. Now: {last}.',
      '{line}. Time: [how long]. Cost: [how much].',
      'First I changed [one thing]. Then [another]. {line}.',
    ],
  },
  screen: {
    statement: ['{line}', '{subject}', 'From {a} to {b}', '{number}', '{outcome}', 'Before'],
    question: ['Before or after?', 'What changed?', 'Guess how long it took'],
    scene: ['[Month and year]', 'Day 1', 'Then', 'Before: {a}', 'After: {b}'],
    list: ['Before | After', '{a} → {b}', '{subject}: before and after', '[How long] | [how much]'],
  },
  title: {
    statement: [
      '{line}',
      'Before and after: {line}',
      'From {a} to {b}',
      '{line}: what made the difference',
      '{line} in [how long]',
      '{line}: {outcome}',
    ],
    question: ['{line}: what changed?', '{line}: was it worth it?', '{a} or {b}?'],
    scene: [
      '{subject}: before and after',
      '{line}: day one to today',
      '{a} then, {b} now',
      '{line} | [month] to [month]',
    ],
    list: [
      '{line}: what worked and what didn’t',
      '{line}: time, cost and mistakes',
      '{line} in [number] steps',
      '{first}. {last}',
    ],
  },
  caption: {
    statement: [
      '{line}.',
      'Before and after: {line}.',
      'From {a} to {b}.',
      '{first}.',
      '{line}. {turn}.',
      'This is {clause}.',
      'For {audience}: {line}.',
    ],
    question: [
      'Before or after? {line}.',
      'What changed? {line}.',
      '{line}. Which picture is your favourite?',
    ],
    scene: [
      'Day one, compared with today: {line}.',
      'Before: {a}. After: {b}.',
      '[Month and year], and today. {line}.',
    ],
    list: [
      'Then: {a}. Now: {b}.',
      '{first}. {second}.',
      '{line}. Time: [how long]. Cost: [how much].',
      '{line}. What worked and what didn’t, below.',
    ],
  },
  body: {
    statement: [
      'What made the difference: [one thing].',
      'The hardest part: [one sentence].',
      'What I’d skip next time: [one thing].',
      '{turn}.',
      '{outcome}.',
      'What didn’t work: [one thing you tried].',
      '{action}.',
    ],
    question: [
      'Want to know how one part was done? Ask in the comments.',
      'What would you have done differently?',
      'Are you in the middle of something like this? Tell me how far you are.',
    ],
    scene: [
      'The first picture is from [month and year].',
      'What you can’t see in the pictures: [one detail].',
    ],
    list: [
      'Time: [how long]. Cost: [how much].',
      '{second}. {third}.',
      'First change: [one thing]. Biggest change: [another].',
      'What stayed the same: [one thing].',
    ],
  },
  post: {
    statement: [
      '{line}.',
      '{line}.\n\nWhat made the difference: [one thing].',
      '{line}.\n\nThe hardest part: [one sentence].',
      '{line}.\n\n{turn}.',
      'This is {clause}:\n\n[The first thing you changed.]',
      '{line}.\n\nWhat stayed the same: [one thing].',
    ],
    question: [
      '{line}.\n\nWhat would you like to know about it?',
      '{line}.\n\nBefore or after?',
      '{line}.\n\n{audience}, how far are you?',
    ],
    scene: [
      'Before: {a}.\n\nAfter: {b}.',
      '[Month and year]: [how it was].\n\nToday: {line}.',
      '{line}.\n\nFirst picture: [month and year]. Last picture: today.',
    ],
    list: [
      'Then: {a}\nNow: {b}',
      '{first}.\n\n{second}.\n\n{third}.',
      '{line}.\n\nTime: [how long]\nCost: [how much]',
      '{line}.\n\nWhat worked: [one thing].\nWhat didn’t: [one thing].',
    ],
  },
  reply: {
    question: [
      'Before or after?',
      'What would you have done differently?',
      'Which part would you have started with?',
      'What do you want to know about it?',
      'How long did yours take?',
      'What is your before and after?',
      '{audience}, how far are you?',
      'What would you change next?',
    ],
  },
  cta: {
    statement: [
      '{action}.',
      'Tell me which part you want to see in detail.',
      'Send this to somebody who is at their day one.',
      'Save this for your own day one.',
      'Put your own before and after in the comments.',
      'Ask about any step in the comments.',
      'Compare the first picture with the last.',
    ],
    question: ['Before or after? Vote in the comments.', 'Starting your own? Say where you are.'],
  },
}
