import type { InstagramInput } from './fields'

/** One sentence each. Instagram itself advises against begging for engagement. */
const calls: Record<InstagramInput['parameters']['goal'], readonly string[]> = {
  comments: [
    'What would you add?',
    '{if practice}What does {activity} look like for you?',
    '{if practice}How does {activity} feel these days?',
    'Which part of this sounds like you?',
    '{if practice}What’s the first thing you’d change?',
    '{if told}What would you try?',
    '{if event}What would you do differently?',
    'Tell me yours, I read all of them.',
    'What should I show next?',
  ],
  saves: [
    '{if practice}Save it for the next time you {infinitive}.',
    '{if topic light}Keep this where you’ll find it before you {infinitive}.',
    'Save this, future you has less time.',
    '{if practice}Worth saving if {noun} {is} on your list.',
    'Put it in a collection and come back {moment}.',
  ],
  shares: [
    '{if practice}Send this to the person you’d {infinitive} with.',
    '{if light}Share it with someone who’s still {mistake3}.',
    '{if light}You know who’d smile at this, send it over.',
    'Pass it to {people}.',
    'Show it to a friend who asked.',
  ],
  clicks: [
    'More about it through the link in my bio.',
    'The link in my profile has the long version.',
    'Find the rest through the link in my bio.',
    'Everything you need is behind the link in my profile.',
    'Start from the link in my bio.',
  ],
  sales: [
    'Questions before you decide? Ask me here.',
    'Message me if you’d like to know more.',
    'You’ll find it through the link in my bio.',
    'Have a look, and ask whatever you need to know.',
    'Write to me and I’ll help you choose.',
  ],
}

/** For a launch a question is about the thing, not about the reader's habits. */
const launchQuestions = [
  'What would you like to know about it?',
  'Which question should I answer first?',
  'What should I show first?',
  'What made you curious about it?',
  'Ask me anything about it.',
]

/** Templates of the call to action that the visitor chose; none for `none`. */
export function callsFor({ cta, goal, post }: InstagramInput['parameters']): readonly string[] {
  if (cta === 'none') return []
  const kind = cta === 'auto' ? goal : cta
  return kind === 'comments' && post === 'launch' ? launchQuestions : calls[kind]
}
