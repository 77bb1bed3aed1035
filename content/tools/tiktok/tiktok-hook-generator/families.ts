import type { Family } from './hook'

/** What the built-in recipe says about a family: the goals it serves, best first, and notes on why and how to loop. */
export const familyNotes: Record<
  Family,
  { goals: readonly string[]; why: readonly string[]; loop: readonly string[] }
> = {
  'cold-open-result': {
    goals: ['watch-through', 'sales'],
    why: [
      'They have seen the ending, so the only open question is how you got there.',
      'The result proves in one look that the video is about something real.',
      'The payoff is on screen before anyone can ask what this is about.',
    ],
    loop: [
      'End on the same shot you opened with, so the replay reads as one take.',
      'Finish with the last step before the result; the first frame is then the answer.',
    ],
  },
  'pattern-interrupt': {
    goals: ['watch-through', 'follows'],
    why: [
      'It stops a habit that the viewer recognises as their own.',
      'An order that goes against routine makes people wait for the reason.',
      'It breaks off an action, and an unfinished action is hard to scroll past.',
    ],
    loop: [
      'Close with the right way started, and cut just before it is done.',
      'Let your last words be “and that’s why I said” so the opening completes them.',
    ],
  },
  'specific-number': {
    goals: ['saves', 'sales'],
    why: [
      'Your own number is something nobody else can post.',
      'A figure sets a scale, and people stay to see whether it was worth it.',
      'Counting shows that you really did it.',
    ],
    loop: [
      'Repeat the number in the last line, this time with what you would expect next time.',
      'End by starting the count again.',
    ],
  },
  'open-question': {
    goals: ['comments', 'watch-through'],
    why: [
      'It cannot be answered with yes or no, so the viewer has to wait or reply.',
      'People start answering in their head, and want to compare.',
      'It puts a doubt into words that they already had.',
    ],
    loop: [
      'Answer it in the second to last line, and ask it again with one word changed.',
      'Finish on your own answer and leave the other option open for the comments.',
    ],
  },
  'call-out': {
    goals: ['shares', 'follows', 'sales'],
    why: [
      'The right people hear themselves described, and they know someone else who fits.',
      'It names a situation instead of an age or a job, which feels personal.',
      'Whoever it is not for scrolls on, and the ones who stay watch longer.',
    ],
    loop: [
      'End by speaking to the same person, one step further than at the start.',
      'Close with “now go back to the first thing I showed you”.',
    ],
  },
  'bold-claim': {
    goals: ['comments', 'shares'],
    why: [
      'A reasonable person could disagree, so they stay to hear your case.',
      'It takes a side in the first breath.',
      'It moves the blame from the viewer to something they can change.',
    ],
    loop: [
      'Give your best proof last; heard again, the claim sounds like its conclusion.',
      'Finish with the one exception, so people go back to check your wording.',
    ],
  },
  'list-promise': {
    goals: ['saves', 'shares'],
    why: [
      'A list tells viewers what they will have at the end, which is a reason to keep it.',
      'They stay to see whether they do one of the things on it.',
      'It promises order in a topic that feels messy.',
    ],
    loop: [
      'Leave the last entry on screen so briefly that people rewatch for it.',
      'Put the best entry last and point back at the first.',
    ],
  },
  'mid-story': {
    goals: ['watch-through', 'follows'],
    why: [
      'The scene is under way, so the viewer wants both what came before and what comes next.',
      'Something is at stake before anyone has been introduced.',
      'It sounds like a friend who started telling you without warning.',
    ],
    loop: [
      'Tell the beginning last; it runs straight into your first line.',
      'Stop one sentence before the opening scene.',
    ],
  },
  'cold-start': {
    goals: ['saves', 'sales'],
    why: [
      'The lesson starts at once, which respects the viewer’s time.',
      'Hands are already moving, so leaving means missing a step.',
      'It gives something to do in the first second.',
    ],
    loop: [
      'Finish with the tools back where they were in the first frame.',
      'End on the finished thing next to the raw start, then cut.',
    ],
  },
  'trend-twist': {
    goals: ['shares', 'follows'],
    why: [
      'The format is familiar, so the surprise is only in your topic.',
      'People know how this usually goes and stay to see what you did with it.',
      'A known frame around an odd subject is easy to send to a friend.',
    ],
    loop: [
      'End with the format’s usual first line, so the replay begins on cue.',
      'Return to the opening pose for the last beat.',
    ],
  },
}
