import type { IdeaChoices } from './choices'

type Bank = Record<IdeaChoices['goal'] | 'any', readonly string[]>

/** First lines of a caption; each goal has some that ask for it without bait. */
export const captions: Bank = {
  any: [
    '{if practice}{rule}. The rest is practice.',
    '{if practice}A small thing about {kind} that I look at first.',
    '{if told}{own}. This is what we tried.',
    '{if grave}You’re not the only one.',
    '{if event}Before {activity}: {rule}.',
    '{if light}Less {wrong}, more of this.',
    '{if topic}{my activity}, the way it looks when nobody tidies up first.',
  ],
  'watch-through': ['The last shot is the reason I filmed this.', 'It makes sense at the end.'],
  comments: [
    '{if practice}Which part of {activity} do you get stuck on?',
    'What would you do differently here?',
  ],
  saves: ['{if practice}For the next time you {infinitive}.', 'Keep this one for later: {rule}.'],
  shares: [
    'For the friend who needs to hear it: {rule}.',
    '{if topic light}You know somebody who needs this before they {infinitive}.',
  ],
  follows: ['I post {mod} things here, one small one at a time.', 'Next on this page: {rule2}.'],
  sales: [
    'This is what goes into it before it reaches you.',
    'Ask me anything about {nounWithArticle} before you decide.',
  ],
}

/** The video after this one. */
export const followUps: readonly string[] = [
  'Film the next step in the same frame: {rule2}.',
  'Answer the first real question under this video.',
  'Do the opposite on purpose and show what happens: {wrong2}.',
  'Repeat it with somebody who has never tried, and let them hold the camera.',
  'Show the same thing a week later, from the same angle.',
  'Make it a series: one habit each time, next up {wrong2}.',
  'Turn the best comment into the next first line.',
  'Take one shot from this video and explain only that: {show2}.',
  'Film what went wrong while making this one.',
  'Show your set-up {place} and why it looks like that.',
]

/** What somebody types into search. */
export const searches: readonly string[] = [
  'how to {infinitive}',
  '{mod} tips',
  '{mod} mistakes',
  '{mod} for beginners',
  '{mod} ideas',
  '{mod} step by step',
  'easy {mod} tips',
  '{mod} advice',
]
