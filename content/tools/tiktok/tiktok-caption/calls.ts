type Choice = 'comment' | 'save' | 'follow' | 'share' | 'buy' | 'watch'

/** One sentence each, without begging: TikTok's feed standards hold engagement bait against a post. */
const calls: Record<Choice, readonly string[]> = {
  comment: [
    'What would you have done?',
    '{if practice}What does {activity} look like for you?',
    'Which part should I film next?',
    'What’s your version of this?',
    'Tell me where you’d start.',
    'Has this happened to you?',
    'What should I try next time?',
  ],
  save: [
    '{if topic light}Save this before you {infinitive}.',
    '{if practice}Keep it for the next time you {infinitive}.',
    'Save it, you’ll want it later.',
    'Bookmark this one.',
    '{if light}Put this in your {mod} folder.',
  ],
  follow: [
    'I post more about {kind} here.',
    '{if practice}Follow along if {activity} is your thing.',
    'More {mod} videos on my page.',
    '{if practice}Stick around, there’s more {short} coming.',
  ],
  share: [
    '{if light}Send this to someone who’s still {mistake3}.',
    'You know who needs to see this.',
    'Pass it on to {people}.',
    'Send it to whoever started this with you.',
    'Someone in your group chat needs this.',
  ],
  buy: [
    'Details are on my profile.',
    'Ask me anything before you decide.',
    'You’ll find it on my page.',
    'Questions about it? I answer them all below.',
    'Message me if you’d like one.',
  ],
  watch: [
    'Wait for the ending.',
    'The last part is why I posted it.',
    'Watch what happens after the cut.',
    'Look closely at the last shot.',
    'It gets better halfway through.',
    'Don’t skip the quiet bit.',
    'Watch it twice, the first shot makes sense then.',
  ],
}

const byGoal: Record<string, Choice> = {
  'watch-through': 'watch',
  comments: 'comment',
  saves: 'save',
  shares: 'share',
  follows: 'follow',
  sales: 'buy',
}

/** Templates of the call to action that the visitor chose; none for `none`. */
export function callsFor(choice: string, goal: string): readonly string[] {
  if (choice === 'none') return []
  if (choice === 'comment' || choice === 'save' || choice === 'follow') return calls[choice]
  return calls[byGoal[goal] ?? 'watch']
}
