import type { KindFrames } from '@/lib/writer/frames/frame'

/** Quiet: the exact words, and room for one true detail. Nothing is added that the visitor has not said. */
export const hardTime: KindFrames = {
  hook: {
    statement: [
      '{line}.',
      '{line}. {turn}.',
      '{line}. [What you want to say about it today, in your own words.]',
      'For {audience}: {line}.',
      '{line}. {outcome}.',
    ],
    scene: ['{line}. [One thing that you want to remember.]'],
  },
  screen: {
    statement: ['{line}', '{subject}', '{first}', 'For {audience}'],
    scene: ['[A name, or a date]'],
  },
  title: {
    statement: ['{line}', '{first}', 'For {audience}: {line}', '{line}: [what you want to talk about today]'],
    scene: ['{line} | [month and year]'],
  },
  caption: {
    statement: ['{line}.', '{line}. {turn}.', 'For {audience}: {line}.', '{line}. {outcome}.'],
    scene: ['{line}. [One true detail.]', '[Date.] {line}.'],
  },
  body: {
    statement: [
      '[What you would like people to know, one sentence.]',
      '{turn}.',
      '{outcome}.',
      '{turn}. {outcome}.',
      'For {audience}.',
      '{action}.',
    ],
    scene: ['[One thing that you want to remember.]'],
  },
  post: {
    statement: [
      '{line}.',
      '{line}.\n\n[One true detail, as you would tell a friend.]',
      '{line}.\n\n{turn}.',
      'For {audience}:\n\n{line}.',
      '{line}.\n\n{outcome}.',
    ],
    scene: ['{line}.\n\n[What today is like, in one sentence.]'],
    list: ['{first}.\n\n{second}.\n\n{third}.'],
  },
}
