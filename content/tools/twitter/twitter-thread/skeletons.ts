import type { ThreadInput } from './fields'

type Hook = ThreadInput['parameters']['hook']

/** First posts, each with another first word. Slots are those of `createScenes`. */
export const hooks: Record<Exclude<Hook, 'any'>, readonly string[]> = {
  position: [
    '{if practice}Stop {wrong}.\n\nThat’s where I’d start with {activity}, long before any equipment or talent.',
    '{if light}You don’t need more tips about {kind}. You need fewer, done properly.\n\nThese are the ones I’d keep.',
    '{if light}Advice about {kind} tends to skip the dull part. The dull part is where it’s decided.',
    '{if light}My position on {activity}: {rule}. Everything else can wait.\n\nThe reasons, one post each.',
  ],
  question: [
    '{if topic light}Why does {activity} feel harder than it should?\n\nOften it’s one of these habits.',
    '{if topic light}What would you tell a friend who wants to {infinitive}?\n\nThis is what I’d say, in order.',
    '{if practice}How do you {infinitive} without {wrong}?\n\nA short answer, then a longer one.',
    '{if practice}Is {wrong} holding you back?\n\nA quick check for anyone who is into {kind}.',
    '{if told}What do you do when {yourClause}?\n\nWhat I’d try, in order.',
    '{if grave}What helps with {noun}?\n\nNo advice, only what helped me, one post each.',
  ],
  story: [
    '{own}.\n\nWhat I’d try, one post each:',
    '{if grave}{short}, on an ordinary day: [your story].\n\nWhat I’ve learned since, slowly:',
    '{if light}An ordinary day, {kind}, and one small thing that went wrong: [your story].\n\nWhat I’d do differently:',
    '{if practice}Everything about {kind} looked simple until the first real try.\n\nNotes to myself, shared:',
    '{if practice}The first thing I notice when somebody starts {activity}: {wrong}.\n\nNo blame. Here’s the way out.',
    '{if topic light}Knowing what I know, I’d begin {activity} in another order.\n\nThis one:',
  ],
  list: [
    '{if topic light}A short list for {viewers}: what to do, and what to skip, when you {infinitive}.',
    '{if told}A short list for the day {ownClause}.',
    '{if grave}Small things about {my activity} that I’d have liked to read earlier.',
    '{if topic light}Things I’d check before {activity}, one post each, plain words only.',
    '{if practice}Bookmark this for the next time you {infinitive}.\n\nOne habit per post, with the reason.',
    '{if light}Here’s {activity} reduced to what matters on a normal day.',
  ],
}

/** Posts between the first and the last, each with another first word. */
export const bodies: readonly string[] = [
  '{rule}.\n\n{why}.',
  '{if light}Skip this: {wrong}.\n\nDo this instead: {rule}.',
  'It took me a while to see the reason to {rule}.\n\n{why}.',
  '{if topic light}If you only change one thing about {kind}, {rule}.\n\n{why}.',
  '{if light}Look out for one habit: {wrong}.\n\n{why}.',
  'Small, but it carries a lot: {rule}. {why}.',
  '{if practice}Nobody enjoys this part of {activity}. Do it anyway: {rule}.\n\n{why}.',
  '{if topic light}When {activity} goes wrong, I’d check this before anything else: {wrong}.\n\nThe way back: {rule}.',
  '{if light}A test you can do today: {rule}. Then compare with yesterday.',
  '{if light}Picture it: {show}.\n\nThat’s the whole idea behind this rule: {rule}.',
  '{if light}People ask for the trick to {activity}. There’s a habit instead: {rule}.\n\n{why}.',
  '{if light}The easy mistake is {wrong}. It doesn’t feel like one, which is why it stays.\n\n{why}.',
  'On a tired day, keep just this: {rule}.\n\n{why}.',
  'Worth writing on a note next to you: {rule}.\n\n{why}.',
  'Earlier than feels natural: {rule}. {why}.',
  '{if light}This one sounds too simple: {rule}.\n\n{why}.',
  '{if light}Try the opposite once, on purpose: {wrong}. You’ll see why it’s better to {rule}.',
  'Everyone learns this one late: {rule}.\n\n{why}.',
]

/** Last posts, each with another first word. */
export const closers: readonly string[] = [
  '{if topic light}That’s all I’d want to know before I {infinitive}. Which of these do you see differently?',
  'Start with the one that costs you nothing: {rule}. The rest can wait for next week.',
  '{if light}To sum up: less {wrong}, more patience with {kind}. What would you add for {viewers}?',
  '{if practice}Take one of these, try it the next time you {infinitive}, and forget the others until it sticks.',
  '{if light}Your turn. What took you longest to learn about {kind}?',
  '{if grave}That’s what I have. If you’re {activity} too: you’re not the only one.',
  '{if practice}Last thought: {activity} gets better in small steps you can repeat. Pick yours.',
  '{if told}We’re still at it. What worked when it was your turn?',
]

/** Opens the second post, by tone. */
export const toneLines: Record<ThreadInput['parameters']['tone'], string> = {
  casual: 'Okay, first one.',
  funny: 'Starting with the one I’m worst at.',
  bold: 'First, the one people argue about.',
  educational: 'First the basics.',
  storytelling: 'It begins before it begins.',
  professional: 'The foundation first.',
  inspirational: 'You can do this one today.',
}
