/** `hooks` are first lines, `lines` the sentences that may follow. Slots as in `createPhrasing`. */
export type CaptionFormula = {
  angle: string
  tones: readonly string[]
  goals: readonly string[]
  hooks: readonly string[]
  lines: readonly string[]
  /** The lines only make sense in their order. */
  inOrder?: true
}

export const formulas: readonly CaptionFormula[] = [
  {
    angle: 'POV',
    tones: ['casual', 'funny'],
    goals: ['shares', 'watch-through'],
    hooks: [
      '{if practice}POV: you’re {activity} and somehow enjoying it.',
      '{if practice}POV: {pain}, and you’re {activity} anyway.',
      '{if light}POV: {ownClause}.',
      '{if event light}POV: today’s the day you’re {activity}.',
      '{if practice}POV: you finally {win}.',
      '{if thing}POV: it’s just you, {nounWithArticle} and no plan at all.',
    ],
    lines: [
      'No filter on this one, it went exactly like that.',
      'Anyone who has been here knows the feeling.',
      'What the clip doesn’t show is how often I forget to {my step}.',
      'I’d do it again {moment}.',
    ],
  },
  {
    angle: 'Mistake',
    tones: ['educational', 'casual', 'professional'],
    goals: ['saves', 'comments'],
    hooks: [
      '{if light}I kept {my mistake}, so here’s my {mod} rule now.',
      '{if light}My {mod} mistake: {my mistake}.',
      '{if practice}Learn from my {mod} mistake and stop {mistake}.',
      '{if practice}Guilty of {mistake}? Same, until recently.',
    ],
    lines: [
      'The fix was smaller than I thought: {my step}.',
      'Now I {my step}, and the rest follows.',
      'It took me longer to notice than to change.',
      'If {pain}, look there first.',
      'You don’t have to redo everything, just that.',
    ],
  },
  {
    angle: 'How-to',
    inOrder: true,
    tones: ['educational', 'professional'],
    goals: ['saves', 'follows'],
    hooks: [
      '{if practice}How I {infinitive}, start to finish.',
      '{if practice}This is how to {infinitive} when {pain}.',
      '{if topic}Here’s how I’d {infinitive}. Pause whenever you need to.',
      '{if told light}What I do because {problemClause}.',
      '{if event light}Before {activity}, in the order I’d do it.',
      '{if practice}One calm way to {infinitive}.',
    ],
    lines: [
      'First, {step}. Then {step2}.',
      'Finish with this: {step3}.',
      'Don’t rush the first part, it decides the rest.',
      'You’ll know it worked when you {win}.',
      'Go slower than the clip looks.',
    ],
  },
  {
    angle: 'Story',
    tones: ['storytelling', 'casual', 'inspirational'],
    goals: ['watch-through', 'follows'],
    hooks: [
      '{own}. This is the short version.',
      'I almost didn’t post this one about {noun}.',
      '{if event light}The week before {activity} looked like this.',
      '{if grave}Some days with {noun} are quiet. This wasn’t one of them.',
      '{if practice}It started with {my mistake} and ended like this.',
      '{if topic}A short story about {my activity}, told backwards.',
      '{if practice}Some days {activity} goes to plan. This wasn’t one of them.',
    ],
    lines: [
      'Halfway through I wanted to stop filming.',
      'Then I remembered to {my step}, and it got quieter in my head.',
      'I’m leaving the clumsy part in, because that’s how it goes.',
      'Next time I’ll {my step2} sooner.',
      'Not a big moment, but mine.',
    ],
  },
  {
    angle: 'Question',
    tones: ['casual', 'educational', 'bold'],
    goals: ['comments'],
    hooks: [
      '{if practice}Where do you get stuck when you {infinitive}?',
      '{if event}What would you ask before {activity}?',
      '{if grave}What helped you with {noun}?',
      '{if practice}{mistake} or {mistake2}: which one is you?',
      '{if practice}Would you {step}, or skip it?',
      '{problem}. What would you do?',
      'What’s the first thing you’d tell {people} about {noun}?',
    ],
    lines: [
      'I have an opinion, but I’d like yours first.',
      'My answer is in the video.',
      'There’s more than one right way, so tell me yours.',
      'I ask because “{pain}” is something I hear a lot.',
    ],
  },
  {
    angle: 'List',
    inOrder: true,
    tones: ['educational', 'professional', 'bold'],
    goals: ['saves', 'shares'],
    hooks: [
      '{if light}What’s on my {mod} list, and what isn’t.',
      '{if practice}What stays and what goes when you {infinitive}.',
      '{if light}The {mod} checklist I actually use.',
      '{if grave}Small things that helped me with {noun}.',
    ],
    lines: [
      'On it: {my step}.',
      'Off it: {my mistake}.',
      'Also off it: {my mistake2}.',
      'Worth the extra minute: {my step2}.',
      'In that order, every time.',
    ],
  },
  {
    angle: 'Before and after',
    tones: ['inspirational', 'storytelling', 'bold'],
    goals: ['watch-through', 'sales', 'shares'],
    hooks: [
      '{if practice}Before: {my mistake}. After: watch till the end.',
      '{if practice}Same person, same {short}, minus {my mistake}.',
      '{if thing}From {my mistake} to this {head}.',
      '{if thing}You’re looking at {nounWithArticle} before I knew what I was doing, and after.',
      '{if event light}The before and after of {activity}, with the messy middle left in.',
    ],
    lines: [
      'Nothing magic happened in between, I just learned to {my step}.',
      'The difference is smaller to do than it looks.',
      'I kept the old clip so I wouldn’t forget.',
      'If you can {step}, you can get here.',
    ],
  },
  {
    angle: 'Confession',
    tones: ['funny', 'storytelling', 'casual'],
    goals: ['comments', 'follows'],
    hooks: [
      '{if practice}Confession: I still catch myself {my mistake}.',
      '{if event}Truth is, {my activity} scares me a little.',
      '{if light}Confession: {problemClause}.',
      '{if practice}I used to think {activity} was only for other people.',
      '{if grave}Honest answer: {my activity} is hard today.',
    ],
    lines: [
      'Posting it anyway, so that you feel less alone.',
      'I know I should {my step}. I know.',
      'Ask me again next month.',
      'Getting better at it, slowly.',
    ],
  },
  {
    angle: 'Myth',
    tones: ['bold', 'professional', 'educational'],
    goals: ['comments', 'shares', 'saves'],
    hooks: [
      '{if practice}You don’t need perfect conditions to {infinitive}.',
      '{if event light}There’s no perfect day to {infinitive}.',
      '{if grave}Nobody else gets to say how {my activity} should look.',
      '{if practice}Forget talent. {activity} is mostly this.',
      '{if practice}No, {activity} isn’t only for experts.',
      '{if topic light}Don’t let anyone sell you a shortcut for {activity}.',
    ],
    lines: [
      'What it takes is that you {step}, and then do it again.',
      'The expensive version can wait.',
      'Most of the trouble comes from {mistake}.',
      'I’d rather see you {step} badly than not at all.',
    ],
  },
  {
    angle: 'Behind the scenes',
    tones: ['casual', 'storytelling', 'professional'],
    goals: ['follows', 'sales', 'watch-through'],
    hooks: [
      '{if topic}What {my activity} looks like when nobody tidies up first.',
      '{if practice}Behind the clip: {activity}, and a lot of waiting.',
      '{if light}The unglamorous half of {activity}.',
      '{if practice}Come along while I {infinitive}.',
    ],
    lines: [
      'This is the part that never makes the final cut.',
      'Yes, I {my step} every single time.',
      'It looks messy because it is.',
      'I like this bit more than the result.',
    ],
  },
  {
    angle: 'Note to self',
    tones: ['inspirational', 'casual'],
    goals: ['saves', 'shares'],
    hooks: [
      '{if light}Note to self, {mod} edition: {my step}.',
      '{if practice}Reminder for {people}: you’re allowed to be slow at {activity}.',
      '{if light}Saving this {mod} note for the days when {my pain}.',
      '{if topic}Small {mod} reminder: {step}, then breathe.',
      '{if grave}Reminder for anyone {activity}: slow is fine.',
    ],
    lines: [
      'Small and often beats big and never.',
      'You don’t have to earn the right to start.',
      'Being bad at it is a stage, not a verdict.',
    ],
  },
  {
    angle: 'Opinion',
    tones: ['bold', 'funny'],
    goals: ['comments', 'shares'],
    hooks: [
      '{if practice}I’ll say it: {mistake} is the wrong way to {infinitive}.',
      '{if light}Strong feelings about {kind}, short video.',
      '{if practice}{mistake} should come with a warning label.',
      '{if light}My toxic {mod} trait is {my mistake}.',
    ],
    lines: [
      'I said what I said.',
      'There’s a better way, and it’s boring: {step}.',
      'Change my mind, politely.',
      'Disagree all you like, I’ve tried both.',
    ],
  },
  {
    angle: 'For you',
    tones: ['inspirational', 'educational', 'professional'],
    goals: ['shares', 'follows', 'sales'],
    hooks: [
      '{if practice}For {people} who want to {win}.',
      '{if practice}If {pain}, this one’s for you.',
      '{if event}If you’re thinking about {activity}, this one’s for you.',
      '{if told}If {yourClause} too, this one’s for you.',
      '{if grave}If you’re {activity} too, this one’s for you.',
      '{if topic}Made this for {people}, because I’d have wanted it.',
      '{if practice}Anyone else {mistake}? Watch this first.',
    ],
    lines: [
      'It’s shorter than the tutorials and says the same.',
      'Begin with this: {step}.',
      'You can do this {moment}.',
      'Keep what helps and leave the rest.',
    ],
  },
  {
    angle: 'Mood',
    tones: ['funny', 'casual'],
    goals: ['shares', 'comments'],
    hooks: [
      '{if practice}Me: I’ll {infinitive} properly this time. Also me: {my mistake}.',
      '{if light}Current status: {my activity}.',
      '{if practice}Not me {my mistake} again.',
      '{if practice}Just a normal day of {activity} and questionable decisions.',
      '{if light}Therapist: and how is {activity} going? Me:',
    ],
    lines: [
      'I’d love to say this was planned.',
      'Nothing was harmed except my pride.',
      'Next time I’ll {my step}.',
      'Tell me I’m not the only one.',
    ],
  },
]
