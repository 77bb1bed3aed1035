import type { Angle, Goal } from './fields'

/** Words of one slide before its slots are filled; slots are those of `createScenes`. */
export type SlideSkeleton = { headline: string; body: string; visual: string }

/** First slides: a headline that names the subject, a line that says what swiping leads to. */
export const covers: Record<Angle, readonly SlideSkeleton[]> = {
  habits: [
    {
      headline: '{if grave}About {short}, gently',
      body: 'Small things that can help a little. Nothing you have to do.',
      visual: '{prop}',
    },
    { headline: '{own}', body: 'Small habits that I’d try, one for each slide.', visual: '{before}' },
    {
      headline: '{if light}{short}: what I’d start with',
      body: 'Small habits, each with the reason behind it.',
      visual: '{closeup}',
    },
    {
      headline: '{if light}Before you {infinitive}',
      body: 'A few habits worth having first. Swipe slowly.',
      visual: '{prop}',
    },
    {
      headline: '{if light}Quiet habits that help with {nounWithArticle}',
      body: 'Nothing fancy. One habit on each slide.',
      visual: '{result}',
    },
  ],
  mistakes: [
    {
      headline: '{if grave}About {short}, gently',
      body: 'Small things that can help a little. Nothing you have to do.',
      visual: '{prop}',
    },
    { headline: '{own}', body: 'What I’d stop doing first, and what I’d do instead.', visual: '{before}' },
    {
      headline: '{if light}{short}: habits I’d drop',
      body: 'And what I’d do instead. One of them is yours.',
      visual: '{before}',
    },
    {
      headline: '{if light}Small {mod} mistakes, easily fixed',
      body: 'No blame. Swipe for the way out of each one.',
      visual: '{closeup}',
    },
    {
      headline: '{if light}Still {wrong}?',
      body: 'You’re not alone. A few things about {nounWithArticle} that are easy to change.',
      visual: '{before}',
    },
  ],
  story: [
    {
      headline: '{if grave}About {short}, gently',
      body: 'Small things that can help a little. Nothing you have to do.',
      visual: '{prop}',
    },
    { headline: '{own}', body: 'What I’ve learned so far, one slide at a time.', visual: '{before}' },
    {
      headline: '{if light}What {short} taught me',
      body: 'Mostly by getting it wrong first.',
      visual: '{before}',
    },
    {
      headline: 'Notes to my earlier self: {short}',
      body: 'What I’d say before the first try.',
      visual: '{prop}',
    },
    {
      headline: 'How I look at {short} now',
      body: 'It wasn’t always like this. Swipe for the turns.',
      visual: '{closeup}',
    },
  ],
  checklist: [
    {
      headline: '{if grave}About {short}, gently',
      body: 'Small things that can help a little. Nothing you have to do.',
      visual: '{prop}',
    },
    {
      headline: '{if light}Your {mod} checklist',
      body: 'One tick on each slide. Come back to it before you {infinitive}.',
      visual: '{prop}',
    },
    {
      headline: '{if light}Check this before you {infinitive}',
      body: 'A list to go through once, and to keep.',
      visual: '{before}',
    },
    {
      headline: '{if light}{short}: the short checklist',
      body: 'Plain steps, in any order that suits you.',
      visual: '{closeup}',
    },
  ],
}

/** Slides between the cover and the last. The first whose words fit the slide is taken. */
export const points: Record<Angle, readonly SlideSkeleton[]> = {
  habits: [
    { headline: '{rule}', body: '{why}.', visual: '{show}' },
    { headline: '{screen}', body: '{rule}. {why}.', visual: '{show}' },
    { headline: '{screen}', body: '{rule}.', visual: '{show}' },
  ],
  mistakes: [
    { headline: '{if light}Not this: {wrong}', body: 'Do this instead: {rule}. {why}.', visual: '{show}' },
    { headline: '{if light}{wrong}', body: 'Do this instead: {rule}.', visual: '{show}' },
    { headline: '{screen}', body: 'Instead of {wrong}, {rule}.', visual: '{show}' },
    { headline: '{screen}', body: 'Do this instead: {rule}.', visual: '{show}' },
  ],
  story: [
    { headline: '{screen}', body: 'I used to catch myself {my wrong}. Now I {my rule}.', visual: '{show}' },
    { headline: '{screen}', body: 'Now I {my rule}. {why}.', visual: '{show}' },
    { headline: '{screen}', body: 'It took me a while, but now I {my rule}.', visual: '{show}' },
  ],
  checklist: [
    { headline: '☐ {rule}', body: '{why}.', visual: '{show}' },
    { headline: '☐ {screen}', body: '{rule}. {why}.', visual: '{show}' },
    { headline: '☐ {screen}', body: '{rule}.', visual: '{show}' },
  ],
}

/** The slide before the last in carousels of seven and more: headlines again, so that one slide is worth a picture. */
export const recaps: readonly string[] = ['All of it on one slide', 'The short version', 'To take with you']

/** Last slides: one request, no more. */
export const endings: Record<Goal, readonly SlideSkeleton[]> = {
  saves: [
    {
      headline: 'Keep this for later',
      body: 'Save it for the next time {nounWithArticle} {is} on your mind.',
      visual: '{result}',
    },
    {
      headline: 'You’ll want this again',
      body: 'Save it now. The next time it’s about {nounWithArticle}, you’ll have it.',
      visual: '{result}',
    },
    {
      headline: 'One more thing',
      body: 'Save this, and pick a single slide to try first.',
      visual: '{prop}',
    },
  ],
  shares: [
    {
      headline: '{if light}Somebody needs slide two',
      body: 'Send this to a friend who wants to {infinitive}.',
      visual: '{result}',
    },
    { headline: 'You thought of someone', body: 'Send it over. They’ll know why.', visual: '{result}' },
    {
      headline: 'Better together',
      body: 'Send this to the person you’d talk to about {nounWithArticle}.',
      visual: '{prop}',
    },
  ],
  comments: [
    {
      headline: 'Which slide is yours?',
      body: 'Tell me what you’d add, from your own {mod} days.',
      visual: '{result}',
    },
    { headline: 'What did I leave out?', body: 'I’d like to hear how you do it.', visual: '{result}' },
    { headline: 'Your turn', body: 'Which part of {activity} took you longest to learn?', visual: '{prop}' },
  ],
  clicks: [
    {
      headline: 'There’s more',
      body: 'The link in my profile has the rest about {nounWithArticle}.',
      visual: '{result}',
    },
    {
      headline: 'Want to go on?',
      body: 'You’ll find it through the link in my profile.',
      visual: '{result}',
    },
    {
      headline: 'The next step',
      body: 'It’s behind the link in my profile, whenever you’re ready.',
      visual: '{prop}',
    },
  ],
}

/** Captions of the post: a first line, a sentence that the slides leave out, and nothing that they say already. */
export const captions: readonly string[] = [
  '{if grave}I made these slides about {noun} because I would have needed them.\n\nTake what helps and leave the rest.',
  '{if light}A few slides about {nounWithArticle}, for {viewers}.\n\nIf you only remember one of them: {rule}.',
  '{if light}I wish somebody had shown me this before I started with {activity}.\n\nThe slides are short on purpose. The reasons are what matters.',
  '{if light}Saved you the long version.\n\n{activity} gets easier one small habit at a time. Start with the slide that made you nod.',
  '{if light}Some of this about {nounWithArticle} I learned the slow way.\n\nWhich slide would you have needed earlier?',
]
