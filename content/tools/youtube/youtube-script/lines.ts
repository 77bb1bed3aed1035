import type { ScriptInput } from './fields'

/** Slots are those of `createScenes`; every section has its own `rule`, `wrong`, `why`, `show` and `screen`. */

/** The first lines of a long video, with the picture under them. `{own}` leads where the prompt is a sentence. */
export const hooks: readonly { say: string; show: string }[] = [
  {
    say: '{own}. If that sounds familiar, stay for the order: the first part is the one that I’d have skipped.',
    show: 'The moment itself, handheld, before any title',
  },
  {
    say: 'If {activity} feels harder than it should, look at this first: {wrong}. It looks harmless, and it decides a lot of what comes after.',
    show: '{before}, then {closeup}',
  },
  {
    say: 'Look at this for a moment. Then look at this. Same person, same things. What’s different is the order in which I {infinitive}.',
    show: '{before}, then a hard cut to {result}',
  },
  {
    say: 'Before you {infinitive} again, give me the time it takes to make a coffee. Something you do every time may be what’s in the way.',
    show: 'You, close to the lens, with {prop} in the frame',
  },
  {
    say: 'There’s an easy part in {activity}, and everybody films that one. I want to begin with the other one.',
    show: '{closeup}, already moving',
  },
  {
    say: 'Stop {wrong}. I know, it’s in every guide. Let me show you what happens when you leave it out.',
    show: 'The usual way, then a hand that stops it',
  },
]

export const promises: readonly string[] = [
  'At the end you can {infinitive} and know why each step is there. The first thing to go is {wrong}, because what comes after it gets easier.',
  'We’ll go through it in the order I’d do it, one habit at a time. The last one is small, and it’s the one that holds the others together.',
  'I’ll show you every step on a real one, with the reason. And I’ll tell you which of them you can leave out on a bad day.',
]

export const joins = {
  only: ['Do this: {rule}.', 'Here it is: {rule}.', 'One thing: {rule}.'],
  first: ['We start with this: {rule}.', 'First of all: {rule}.', 'The first habit to take up: {rule}.'],
  middle: [
    'Next: {rule}.',
    'Now that this works, {rule}.',
    'The next one is easy to overlook: {rule}.',
    'Then: {rule}.',
    'Here’s the one I’d add after that: {rule}.',
    'On to the next: {rule}.',
  ],
  last: ['And the last one: {rule}.', 'What holds it all together: {rule}.', 'Finally: {rule}.'],
} as const

/** For a place or shop with its owner's name there is no advice, only a way through it. */
export const namedHooks: readonly { say: string; show: string }[] = [
  {
    say: 'From outside, {noun} is a door like many others. We go in, and we begin with the part that guests don’t see.',
    show: 'The door from across the street, then a hand that opens it',
  },
  {
    say: 'This is {noun} before anybody is here. In a while it looks different, so let’s look around first.',
    show: 'The empty room, lights going on',
  },
  {
    say: 'Come to {noun} with me on a normal day. I’ll show you what I would show a friend, and answer what people ask at the door.',
    show: 'You, walking towards the entrance, close behind you',
  },
]

export const namedPromise =
  'At the end you know what {noun} is like, who is behind it, and when it is best to come.'

export const namedRequest = 'What would you ask them? Write it below.'

export const namedOutro = {
  say: 'That’s {noun} on a normal day. If you come by, tell them where you saw it. And if you want to see more first, [your next video] is right here.',
  show: 'The door from outside once more, then the end screen beside it',
}

export const namedSections: readonly { label: string; say: string; broll: string }[] = [
  {
    label: 'First look',
    say: 'This is what you see first: [your example]. And this is what I’d want you to notice next to it: [your example].',
    broll: 'The way in, at eye level, without a cut',
  },
  {
    label: 'Behind the scenes',
    say: 'And this is what happens before the door opens: [your story].',
    broll: 'Hands at work, close, with the real sound',
  },
  {
    label: 'What people ask',
    say: 'One question comes up all the time: [your example]. The honest answer is this: [your answer].',
    broll: 'The thing they ask about, then you answering',
  },
  {
    label: 'When to come',
    say: 'For a quiet visit, come at this time: [your time]. For a lively one, at this one: [your time].',
    broll: 'The same corner, early and late',
  },
]

/** Where only the visitor knows what to say. */
export const ownParts: readonly string[] = [
  'Here’s how that looked for me: [your example].',
  'Let me show it on a real one: [your example].',
  'The day I noticed it, this happened: [your story].',
  'What changed when I did it: [your result].',
]

/** Reasons to stay, for the edit: those that lead into another section, then those that any section may have. */
export const bridges: readonly string[] = [
  'End on the question that the next section answers',
  'Name what is still missing, then begin the next part',
]

export const devices: readonly string[] = [
  'Change the framing from wide to close where the reason begins',
  'Put “{screen}” on the screen and stay silent for a breath',
  'Show the wrong way for a moment, then the right one',
  'Cut to the result for a moment before the section ends',
]

export const namedDevices: readonly string[] = [
  'Stay on a detail a little longer than is comfortable',
  'Let the sound of the place run alone for a breath',
  'Begin in the middle of a movement',
  'Change the framing from wide to close',
]

export const requests: readonly string[] = [
  'If this is useful so far, subscribe, and the next {mod} video finds you.',
  'Pause here and try this one once. I’ll be here.',
  'If you’re stuck at this point, write me below where exactly.',
]

export const outros: readonly { say: string; show: string }[] = [
  {
    say: 'So that’s how I {infinitive}. If you only take one thing with you, take this: {rule}. The video to watch next is right here: [your next video].',
    show: '{result}, then the end screen beside you',
  },
  {
    say: 'Look at it once more. That’s the difference a few habits make. If you want to go on, [your next video] is where I’d go from here.',
    show: 'The first shot again, beside {result}',
  },
  {
    say: 'That’s {activity}, start to finish, without the parts you don’t need. Start with the first one today, and when it works, come back for [your next video].',
    show: '{result}, held until the end screen',
  },
]

/** Endings of a Short: the end runs into the beginning. */
export const shortOutros: readonly string[] = [
  'Try that once and compare.',
  'Now look at the first shot again.',
  'That’s it. Small, dull, and it holds.',
]

/** One short sentence that sets the tone of the promise. */
export const toneLines: Record<ScriptInput['parameters']['tone'], string> = {
  casual: 'Nothing fancy, only what works.',
  funny: 'I’ve made every mistake in here, some of them twice.',
  bold: 'You may disagree with one of them. Good.',
  educational: 'First the step, then the reason.',
  storytelling: 'It starts on a day when nothing worked.',
  professional: 'We keep it short and in order.',
  inspirational: 'You don’t have to be good at it to begin.',
}
