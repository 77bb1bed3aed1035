import { firstLines } from '@/lib/writer/scripts/first-lines'
import type { ScriptInput } from './fields'

/** Lines of one structure, in the order in which they are spoken. Slots are those of `createScenes`. */
export type Structure = {
  /** First lines, each with another first word. `{own}` leads where the prompt is a sentence about the visitor. */
  hooks: readonly string[]
  /** Comes second where there is time. */
  setups: readonly string[]
  /** How the points are joined: the first, those between, the last. `{point}` is the advice. */
  first: readonly string[]
  middle: readonly string[]
  last: readonly string[]
  closes: readonly string[]
  loops: readonly string[]
}

export const structures: Record<ScriptInput['parameters']['structure'], Structure> = {
  'hook-value': {
    hooks: firstLines,
    setups: [
      'It’s for {viewers}, so no jargon.',
      'You don’t need anything new for it.',
      '{if light}It’s a habit you may not even notice: {wrong}.',
    ],
    first: ['Here it is. {point}', 'So: {point}', 'Do this: {point}'],
    middle: [
      'Next to that, {point}',
      'And while you’re there, {point}',
      'It gets better when you combine it. {point}',
      'Then {point}',
    ],
    last: ['And finally, {point}', 'One more, because it belongs here: {point}'],
    closes: ['That’s all it takes to try it.', 'Try that once and compare.', 'Small, dull, and it holds.'],
    loops: ['End on the same hand position that opens the video, so it runs into the first frame.'],
  },
  'problem-solution': {
    hooks: [
      '{if light}Still {wrong}? That may be the whole problem.',
      '{if topic light}The trouble with {activity} often starts right here.',
      '{if practice}Something is off when you {infinitive}, and it’s probably this.',
      '{if grave}If you’re {activity} too, this is for you.',
      '{if grave}Some days with {noun} are like this one.',
      '{if grave}What helped me with {noun} was small.',
      '{if topic light}When {activity} goes wrong, look at this first.',
      '{if light}Look at {before}. See the problem?',
      '{if light}Your {mod} problem may be smaller than you think.',
      '{if topic light}Stuck with {activity}? Check this one habit.',
      '{own}. Here’s what I’d change first.',
    ],
    setups: [
      'The usual answer is to try harder. That’s not it.',
      '{if light}It looks harmless: {wrong}.',
      'It’s not talent, and it’s not equipment.',
    ],
    first: ['What I’d do instead: {point}', 'The way out: {point}', 'Turn it around. {point}'],
    middle: [
      'If that isn’t enough, {point}',
      'It also helps to look next door: {point}',
      'Still stuck? {point}',
      'After that, {point}',
    ],
    last: ['And so that it stays fixed, {point}', 'To keep it that way, {point}'],
    closes: [
      'Now look at the difference.',
      'Same person, same things, other habit.',
      'That’s the repair. It costs nothing.',
    ],
    loops: ['Cut from the fixed version straight back to the problem of the first shot.'],
  },
  story: {
    hooks: [
      '{if light}It was an ordinary day, and I was {wrong}.',
      '{if topic light}Right in the middle of {activity}, everything stopped.',
      'There’s a before and an after in how I see {my activity}.',
      '{if grave}It was an ordinary day with {noun}.',
      '{if grave}Nobody asked, so let me tell you about {noun}.',
      '{if topic light}So I wanted to {infinitive}. How hard could it be?',
      '{if light}My first lesson in {activity} wasn’t in any guide.',
      '{own}, and it had to happen on camera.',
      '{if practice}Listen, I thought I knew how to {infinitive}.',
    ],
    setups: [
      'What happened next: [your story].',
      'Let me go back to the start of it: [your story].',
      'The short version goes like this: [your story].',
    ],
    first: [
      'That’s when it clicked. {point}',
      'Only afterwards did I get it: {point}',
      'Here’s what that day was about. {point}',
    ],
    middle: [
      'Then came the next one: {point}',
      'A bit later I noticed another thing. {point}',
      'And since it was going well, {point}',
      'Somewhere in between I understood this too: {point}',
    ],
    last: [
      'And what I’d tell the person in that first shot: {point}',
      'The last piece took longest. {point}',
    ],
    closes: [
      'That’s how it looks today.',
      'I’d still go through that day again.',
      'Not a big ending. A good one, though.',
    ],
    loops: ['The last sentence leads back to the ordinary day of the first one.'],
  },
  list: {
    hooks: [
      '{if topic light}A short list for everybody who wants to {infinitive}.',
      '{if grave}Small things that helped me with {noun}.',
      '{if grave}For anyone {activity}: a short list.',
      '{if grave}What I’d have liked to hear about {noun}.',
      '{if topic light}Things I’d do first if {activity} were new to me.',
      '{if practice}Keep this list for the next time you {infinitive}.',
      '{if topic light}Everything I’d check before {activity}, in order.',
      '{if practice}Small {mod} habits, sorted by how little they cost.',
      '{if light}My {mod} list is short on purpose.',
      '{if light}Instead of {wrong}: a list.',
      '{own}. So I made a list.',
    ],
    setups: [
      'No filler, the good one comes early.',
      'For {viewers}, and for anyone who skips the manual.',
      'In the order I’d do them.',
    ],
    first: ['First: {point}', 'To begin with: {point}', 'Top of the list: {point}'],
    middle: [
      'Next: {point}',
      'Then: {point}',
      'After that: {point}',
      'Also: {point}',
      'Another one: {point}',
    ],
    last: ['And last: {point}', 'Finally: {point}'],
    closes: [
      'Pick one and leave the rest for later.',
      'That’s the list. Start with the easy one.',
      'One of these is enough for today.',
    ],
    loops: ['The last item ends where the list begins, so the first line follows naturally.'],
  },
  tutorial: {
    hooks: [
      'Watch this once and you can {infinitive} with me.',
      'Let’s {infinitive}, starting with the step that decides it.',
      'Step by step, {activity} is less mysterious than it looks.',
      'Ready? We start {place}.',
      'Copy my hands for this part of {activity}.',
      'How I’d teach {activity} to a friend.',
      'Follow along, we’re about to {infinitive}.',
      '{own}. Let’s take it step by step.',
    ],
    setups: [
      'You need what’s in the frame, nothing else.',
      'Pause whenever you need to.',
      'It’s quicker to show than to explain.',
    ],
    first: ['Step one: {point}', 'We start with this: {point}', 'Begin here: {point}'],
    middle: [
      'Next step: {point}',
      'From here, {point}',
      'Once that’s done, {point}',
      'Now {point}',
      'While that settles, {point}',
    ],
    last: ['Last step: {point}', 'To finish, {point}'],
    closes: [
      'Done. Yours may look different, and that’s fine.',
      'That’s the whole thing.',
      'And that’s what it should look like.',
    ],
    loops: ['End on the finished thing and cut to the empty start, so it plays as one loop.'],
  },
  demo: {
    hooks: [
      'See this up close before I say a word about it.',
      'Here’s {nounWithArticle}, doing what {it} {does} best.',
      'Judge {nounWithArticle} by this one detail.',
      'No studio. Just {nounWithArticle} on a normal day.',
      'Give me a moment to show you {nounWithArticle} properly.',
      'Up close, {nounWithArticle} {is} mostly patience.',
      'What goes into {nounWithArticle}? More than you see.',
      '{own}. Come and see it up close.',
    ],
    setups: [
      'Light from a window, nothing edited.',
      'I’ll show it the way you’d use it.',
      'First the thing itself, then the reason.',
    ],
    first: [
      'What you don’t see in a photo: {point}',
      'Behind it is a rule I keep: {point}',
      'It starts long before you see it. {point}',
    ],
    middle: [
      'Another thing that matters here: {point}',
      'The same goes for the rest of it. {point}',
      'And because you’d ask: {point}',
      'Look at this as well. {point}',
    ],
    last: ['The part I care about most: {point}', 'And before it leaves my hands: {point}'],
    closes: [
      'That’s it, in real light and real size.',
      'Now you know what’s behind it.',
      'Look once more, now that you know.',
    ],
    loops: ['The last close-up is the first one again, now with its meaning.'],
  },
}

/** One short sentence that sets the tone. */
export const toneLines: Record<ScriptInput['parameters']['tone'], readonly string[]> = {
  casual: ['Nothing fancy.', 'I’ll keep it short.'],
  funny: ['No experts were harmed for this.', 'My standards are low, my hopes are high.'],
  bold: ['I’ll say it plainly.', 'You may disagree.'],
  educational: ['First the step, then the reason.', 'Watch the order.'],
  storytelling: ['Stay with me for a moment.', 'It gets better, I promise.'],
  professional: ['The short version.', 'A little care here saves work later.'],
  inspirational: ['You don’t have to be good at it to begin.', 'Small and started is enough.'],
}

/** Closing lines by goal; none asks for a word in the comments. */
export const ctas: Record<ScriptInput['parameters']['goal'], readonly string[]> = {
  'watch-through': ['Now look at the first shot again.', 'See what changed since the beginning?'],
  comments: ['Which part would you do differently?', 'What gets you stuck with this?'],
  saves: ['{if practice}Save it for the next time you {infinitive}.', 'Keep it for when you need it.'],
  shares: ['Send it to a friend who needs to hear it: {rule}.', 'You know somebody who needs this.'],
  follows: ['More {mod} videos are on this page.', 'I post {mod} things here, one at a time.'],
  sales: ['The link is in my profile, questions are welcome.', 'Ask me anything about it before you decide.'],
}

export const captions: readonly string[] = [
  '{if practice}{rule}. The rest is practice.',
  '{if told}{own}. This is what I tried.',
  '{if grave}You’re not the only one.',
  'The part of {my activity} that took me longest to take seriously.',
  'For {viewers}, and for me on a tired day.',
  '{if light}Less {wrong}, more of this.',
  '{if topic light}What I’d show you first if you wanted to {infinitive}.',
  'Start with this one: {rule}.',
]

/** Text on screen under the first line; what is said there must not be repeated. */
export const hookTexts: readonly string[] = [
  '{if practice}Look at this {mod} habit',
  '{if light}The small {mod} change',
  '{if practice}A {mod} thing worth knowing',
  '{if practice}One {mod} habit less',
  '{if light}{short}: look closely',
  '{if event light}Before you say yes',
  '{if told}You’re not the only one',
  '{if grave}One honest minute',
  '{if grave}About {short}, plainly',
]
