import type { StoryInput } from './fields'
import type { Sticker } from './story'

/**
 * One frame of an arc. `from` is the shortest sequence that has it; left out, all have it. Answers stand for themselves, a
 * quiz's right one first. Slots as in the scenes.
 */
export type ArcFrame = {
  from?: 5 | 7
  visual: string
  text: string
  sticker?: Sticker
  prompt?: string
  options?: readonly string[]
}

export type Arc = {
  goals: readonly StoryInput['parameters']['goal'][]
  tones?: readonly StoryInput['parameters']['tone'][]
  title: string
  frames: readonly ArcFrame[]
}

/** Each arc opens with another first word, so that several can stand in one run. */
export const arcs: readonly Arc[] = [
  {
    goals: ['replies', 'warm-up', 'sales'],
    title: '{if grave}A quiet word about {noun}',
    frames: [
      { visual: '{prop}, in soft light', text: 'Today something quieter. It’s about {noun}.' },
      { from: 5, visual: '{before}', text: 'You don’t have to answer. Reading is enough.' },
      { visual: '{closeup}', text: 'What has helped a little: [your story].' },
      { from: 7, visual: '{show}', text: '{screen}.' },
      { from: 7, visual: 'The view from your window', text: 'Some days it helps, some days it doesn’t.' },
      {
        from: 5,
        visual: 'You, {place}, or only your voice',
        text: 'If you’re in the middle of it: me too, or nearly.',
      },
      {
        visual: '{result}',
        text: 'If you’d like to write, I’m here.',
        sticker: 'question',
        prompt: 'Only if you want to',
      },
    ],
  },
  {
    goals: ['warm-up', 'replies', 'sales'],
    title: '{if grave}An ordinary day with {noun}',
    frames: [
      { visual: '{before}', text: 'An ordinary day. {noun} is part of it.' },
      { from: 5, visual: '{closeup}', text: 'Nothing has to happen here.' },
      { visual: '{show}', text: '{screen}.' },
      { from: 7, visual: 'The walk to the door', text: 'This is the longest bit.' },
      { from: 7, visual: '{prop}', text: 'It stays where it is. I like seeing it.' },
      {
        from: 5,
        visual: '{result}',
        text: 'That was the day.',
        sticker: 'slider',
        prompt: 'Sending you this',
        options: ['🤍'],
      },
      { visual: 'The window in the evening', text: 'See you tomorrow, or when you feel like it.' },
    ],
  },
  {
    goals: ['replies', 'warm-up', 'sales'],
    title: '{if grave}What helped, and what didn’t: {noun}',
    frames: [
      { visual: '{closeup}', text: 'Some things people said helped. Some didn’t.' },
      { visual: '{prop}', text: 'What helped me: [your story].' },
      { from: 5, visual: '{before}', text: 'What didn’t: being told how to feel.' },
      { from: 5, visual: '{show}', text: 'I’m not telling you what to do. Only what I tried.' },
      { from: 7, visual: 'You, {place}', text: 'It’s different for everybody.' },
      {
        from: 7,
        visual: 'A card with a place to call or write to',
        text: 'If you need somebody today: [your link].',
      },
      {
        visual: '{result}',
        text: 'What did somebody say that stayed with you?',
        sticker: 'question',
        prompt: 'Only if you want to',
      },
    ],
  },
  {
    goals: ['replies', 'warm-up'],
    tones: ['casual', 'funny'],
    title: '{if light}{short}: you decide',
    frames: [
      {
        visual: '{prop} on one side, {closeup} on the other',
        text: 'Settle this for me. It’s about {nounWithArticle}.',
        sticker: 'slider',
        prompt: 'How strong is your opinion?',
        options: ['🔥'],
      },
      { from: 5, visual: '{before}', text: 'This is where I am right now.' },
      {
        visual: '{show}',
        text: '{rule}. Too much effort?',
        sticker: 'poll',
        prompt: 'What would you do?',
        options: ['Worth it', 'Too much'],
      },
      {
        from: 7,
        visual: 'You thinking, the phone leaning on {prop}',
        text: 'I’ve changed my mind about this before.',
      },
      {
        from: 7,
        visual: '{show2}',
        text: 'And this: {rule2}.',
        sticker: 'poll',
        prompt: 'Worth the effort?',
        options: ['Every time', 'Not for me'],
      },
      { from: 5, visual: '{result}', text: 'Tomorrow I’ll show what you decided.' },
      {
        visual: 'Your hand over {prop}, not moving yet',
        text: 'Tell me why, before I start.',
        sticker: 'question',
        prompt: 'Your reason?',
      },
    ],
  },
  {
    goals: ['replies', 'warm-up'],
    tones: ['educational', 'professional'],
    title: '{if light}Mistake or fine? {short} edition',
    frames: [
      {
        visual: '{before}',
        text: 'Mistake or fine? A small {mod} quiz.',
        sticker: 'slider',
        prompt: 'How sure are you?',
        options: ['😎'],
      },
      {
        visual: 'You, {wrong}',
        text: 'Number one: {wrong}.',
        sticker: 'quiz',
        prompt: 'What do you say?',
        options: ['A mistake', 'Fine by me'],
      },
      { from: 5, visual: '{show}', text: 'I’d rather do this: {my rule}.' },
      {
        from: 5,
        visual: 'You, {wrong2}',
        text: 'Number two: {wrong2}.',
        sticker: 'quiz',
        prompt: 'And this one?',
        options: ['A mistake', 'Fine by me'],
      },
      { from: 7, visual: '{show2}', text: 'The way I’d do it: {my rule2}.' },
      { from: 7, visual: '{result}', text: 'Small habits, and you can see them here.' },
      {
        visual: 'You, shrugging, {place}',
        text: 'Your turn. Which habit can’t you drop?',
        sticker: 'question',
        prompt: 'Confess here',
      },
    ],
  },
  {
    goals: ['warm-up', 'replies'],
    tones: ['storytelling', 'inspirational'],
    title: '{if light}The unfinished part of {my activity}',
    frames: [
      {
        visual: '{before}, in ordinary light',
        text: 'Unfinished, and I’m showing it anyway: {my activity}.',
      },
      { from: 5, visual: '{closeup}', text: 'This is the part nobody photographs.' },
      {
        visual: '{show}',
        text: '{screen}. That’s today’s job.',
        sticker: 'slider',
        prompt: 'Been there?',
        options: ['🫠'],
      },
      { from: 7, visual: '{prop}, untouched', text: 'I’ve walked past this a few times already.' },
      {
        from: 5,
        visual: 'The same corner a little later',
        text: 'Should I stop here for today?',
        sticker: 'poll',
        prompt: 'Be honest',
        options: ['Stop here', 'Keep going'],
      },
      { from: 7, visual: '{show2}', text: 'Tomorrow: {my rule2}.' },
      {
        visual: '{result}, or as close as you got',
        text: 'What are you in the middle of?',
        sticker: 'question',
        prompt: 'Show me yours',
      },
    ],
  },
  {
    goals: ['replies'],
    tones: ['casual', 'professional'],
    title: '{if light}Ask me: {short}',
    frames: [
      { visual: 'You, {place}, phone at eye level', text: 'Ask me anything about {nounWithArticle} today.' },
      {
        from: 5,
        visual: '{closeup}',
        text: 'First I have one for you.',
        sticker: 'poll',
        prompt: 'Where are you with this?',
        options: ['Just starting', 'Stuck', 'Doing fine', 'Only watching'],
      },
      {
        visual: '{show}',
        text: 'I get asked this most: [your question].',
        sticker: 'slider',
        prompt: 'Wondered about it too?',
        options: ['🙋'],
      },
      { from: 7, visual: '{before}', text: 'The short answer: {rule}.' },
      { from: 7, visual: '{show2}', text: 'And the part people forget: {rule2}.' },
      { from: 5, visual: '{prop}', text: 'No question is too small. I had all of them.' },
      {
        visual: 'You, a notepad open, {prop} beside you',
        text: 'I’ll answer in order, with pictures.',
        sticker: 'question',
        prompt: 'What would you like to know?',
      },
    ],
  },
  {
    goals: ['warm-up', 'replies'],
    tones: ['educational', 'bold'],
    title: '{if light}Guess what comes next: {short}',
    frames: [
      {
        visual: '{closeup}, too close to recognise',
        text: 'Guess what this is.',
        sticker: 'question',
        prompt: 'Your guess?',
      },
      {
        from: 5,
        visual: 'A step back, half of {prop} in the frame',
        text: 'One hint: it’s part of {my activity}.',
      },
      { visual: '{show}', text: '{screen}. That’s what you were looking at.' },
      {
        from: 5,
        visual: '{before}',
        text: 'Next question. What would you do first?',
        sticker: 'poll',
        prompt: 'First step?',
        options: ['Start at once', 'Think it over'],
      },
      { from: 7, visual: '{show2}', text: 'My answer: {my rule2}.' },
      { from: 7, visual: 'You, {place}, nodding', text: 'Some of your guesses are better than the truth.' },
      {
        visual: '{result}',
        text: 'More of these?',
        sticker: 'poll',
        prompt: 'Another round?',
        options: ['Yes, harder', 'Yes, easier'],
      },
    ],
  },
  {
    goals: ['warm-up', 'sales'],
    tones: ['storytelling', 'casual'],
    title: '{if light}A day with {nounWithArticle}',
    frames: [
      { visual: 'First light, {place}', text: 'Today in small pictures: {my activity}.' },
      {
        from: 5,
        visual: '{prop} in the morning light',
        text: 'It begins with this, every time.',
      },
      { visual: '{show}', text: '{screen}.' },
      {
        from: 5,
        visual: '{closeup}',
        text: 'This bit always takes longer than I plan.',
        sticker: 'slider',
        prompt: 'Same for you?',
        options: ['⏳'],
      },
      { from: 7, visual: 'Something that went wrong today', text: 'Then this happened: [your story].' },
      { from: 7, visual: '{show2}', text: 'Saved by one habit: {my rule2}.' },
      {
        visual: '{result}',
        text: 'That was today. Tomorrow the same, or something new?',
        sticker: 'poll',
        prompt: 'Your choice',
        options: ['The same', 'Something new'],
      },
    ],
  },
  {
    goals: ['replies', 'sales'],
    tones: ['educational', 'inspirational'],
    title: '{if light}Before and after: {short}',
    frames: [
      { visual: '{before}', text: 'Before. Remember this picture.' },
      {
        from: 5,
        visual: '{before}, one detail circled',
        text: 'What would you change first?',
        sticker: 'question',
        prompt: 'One thing',
      },
      { visual: '{show}', text: 'What I changed: {my rule}.' },
      { from: 7, visual: '{closeup}', text: 'It looked worse for a while. It does every time.' },
      { from: 7, visual: '{show2}', text: 'And then this: {rule2}.' },
      {
        visual: '{result}, from the same angle',
        text: 'After. One change did most of it.',
        sticker: 'slider',
        prompt: 'How big is the difference?',
        options: ['👀'],
      },
      { from: 5, visual: 'Both pictures side by side', text: 'That’s {my activity} on a normal day.' },
    ],
  },
  {
    goals: ['replies', 'warm-up'],
    tones: ['funny', 'casual'],
    title: '{if light}Confessions: {short}',
    frames: [
      {
        visual: 'You, looking guilty, with {prop}',
        text: 'Confession time. It’s about {nounWithArticle}.',
        sticker: 'slider',
        prompt: 'Ready?',
        options: ['🫣'],
      },
      {
        visual: 'You, {wrong}',
        text: 'I still catch myself {my wrong}.',
        sticker: 'poll',
        prompt: 'You too?',
        options: ['Guilty', 'Never'],
      },
      { from: 5, visual: '{show}', text: 'I know better: {my rule}.' },
      { from: 7, visual: '{before}', text: 'On tired days, knowing doesn’t help much.' },
      {
        from: 7,
        visual: 'You, {wrong2}',
        text: 'And worse: {my wrong2}.',
        sticker: 'poll',
        prompt: 'This one as well?',
        options: ['Guilty again', 'Not me'],
      },
      { from: 5, visual: '{result}', text: 'It works out anyway, more often than not.' },
      {
        visual: 'You, {place}, whispering to the phone',
        text: 'Now you. It stays between us.',
        sticker: 'question',
        prompt: 'Your confession',
      },
    ],
  },
  {
    goals: ['warm-up'],
    tones: ['bold', 'professional'],
    title: '{if light}Something is coming: {short}',
    frames: [
      {
        visual: '{closeup}, only half in the frame',
        text: 'Soon. It’s about {nounWithArticle}, and that’s all I’ll say.',
      },
      {
        visual: '{show}',
        text: 'A piece of it. What do you think it’ll be?',
        sticker: 'question',
        prompt: 'Your guess?',
      },
      { from: 5, visual: '{before}', text: 'It looked like this when I began.' },
      {
        from: 5,
        visual: 'Two versions of the same detail',
        text: 'I can’t decide on this detail. You choose.',
        sticker: 'poll',
        prompt: 'Left or right?',
        options: ['Left', 'Right'],
      },
      { from: 7, visual: '{prop}', text: 'The rule I kept to: {my rule2}.' },
      { from: 7, visual: 'You, {place}, late', text: 'It isn’t perfect. It’s nearly done.' },
      {
        visual: '{result}, only half in the frame',
        text: 'All of it on [your date].',
        sticker: 'countdown',
        prompt: '[your event]',
      },
    ],
  },
  {
    goals: ['sales'],
    tones: ['professional', 'casual'],
    title: '{if light}The doubt about {nounWithArticle}, answered',
    frames: [
      {
        visual: 'You, {place}, holding {prop}',
        text: 'Honestly, what holds you back from {nounWithArticle}?',
        sticker: 'poll',
        prompt: 'Pick the closest',
        options: ['The price', 'The time', 'Is it for me?', 'Nothing, really'],
      },
      { from: 5, visual: '{before}', text: 'Fair. I’d ask the same.' },
      { visual: '{show}', text: 'So have a look for yourself.' },
      { from: 7, visual: '{closeup}', text: 'This is the detail you pay for.' },
      { from: 7, visual: '{show2}', text: 'And if it doesn’t suit you: [your answer].' },
      {
        from: 5,
        visual: '{result}',
        text: 'How it looks in real life, no filter.',
        sticker: 'question',
        prompt: 'Ask before you decide',
      },
      {
        visual: '{result}, and the page where it can be found',
        text: 'It’s here when you’re ready. No hurry.',
        sticker: 'link',
        prompt: 'Have a look',
      },
    ],
  },
  {
    goals: ['sales'],
    tones: ['storytelling', 'inspirational'],
    title: '{if light}How {nounWithArticle} came about',
    frames: [
      { visual: '{before}', text: 'Why I started with {nounWithArticle}: [your story].' },
      { from: 5, visual: '{closeup}', text: 'The first tries looked like this.' },
      { visual: '{show}', text: 'What I do differently now: {my rule}.' },
      {
        from: 5,
        visual: '{prop}',
        text: 'Did you know this part existed?',
        sticker: 'poll',
        prompt: 'Tell me',
        options: ['I did', 'First time I see it'],
      },
      { from: 7, visual: '{show2}', text: 'It takes longer, and I’d do it again.' },
      { from: 7, visual: 'You, {place}', text: 'If it speaks to you, you’ll know.' },
      {
        visual: '{result}',
        text: 'You’ll find it behind this link.',
        sticker: 'link',
        prompt: 'See it here',
      },
    ],
  },
  {
    goals: ['sales', 'warm-up'],
    tones: ['educational', 'bold'],
    title: '{if light}Who {nounWithArticle} {is} for',
    frames: [
      {
        visual: 'A sheet of paper with a line down the middle',
        text: 'Is {nounWithArticle} for you? A quick check.',
      },
      {
        visual: 'The left half of the sheet, with a drawing of {prop}',
        text: 'Left side: you want it simple and soon.',
        sticker: 'slider',
        prompt: 'That’s me',
        options: ['🙌'],
      },
      {
        from: 5,
        visual: 'The right half, with a drawing of a clock',
        text: 'Right side: you enjoy the slow part.',
      },
      {
        from: 5,
        visual: 'The whole sheet',
        text: 'Which side are you on?',
        sticker: 'poll',
        prompt: 'Left or right?',
        options: ['Left', 'Right', 'Both'],
      },
      { from: 7, visual: '{show}', text: 'For both, this is how it looks up close.' },
      { from: 7, visual: '{show2}', text: 'If you’re neither, watch anyway. No hard feelings.' },
      {
        visual: '{result}',
        text: 'Still unsure? Ask, and I’ll tell you honestly.',
        sticker: 'question',
        prompt: 'Is it for me?',
      },
    ],
  },
  {
    goals: ['replies', 'warm-up'],
    tones: ['inspirational', 'casual'],
    title: '{if light}Yours next to mine: {short}',
    frames: [
      { visual: '{prop}, exactly as it is today', text: 'Mine, unedited. This is {my activity} today.' },
      { from: 5, visual: '{closeup}', text: 'I didn’t tidy up, so you don’t have to.' },
      {
        visual: '{show}',
        text: '{screen}.',
        sticker: 'slider',
        prompt: 'How does yours look?',
        options: ['😅'],
      },
      { from: 7, visual: '{before}', text: 'It used to bother me. Now I {my rule}.' },
      {
        from: 7,
        visual: 'The corner you normally keep out of the frame',
        text: 'Even this corner. Judge away.',
        sticker: 'poll',
        prompt: 'Verdict?',
        options: ['Looks like mine', 'I’ve seen worse'],
      },
      { from: 5, visual: '{result}', text: 'It works, and that’s what counts.' },
      {
        visual: 'Your camera turned around, {place}',
        text: 'Now yours. I’ll share a few.',
        sticker: 'add-yours',
        prompt: '{short}, unedited',
      },
    ],
  },
  {
    goals: ['replies', 'sales'],
    tones: ['bold', 'educational'],
    title: '{if light}{short}: three habits, rated',
    frames: [
      { visual: '{prop}', text: 'Three {mod} habits, and you rate them.' },
      {
        visual: '{show}',
        text: '{rule}.',
        sticker: 'slider',
        prompt: 'Useful?',
        options: ['💡'],
      },
      {
        from: 5,
        visual: '{show2}',
        text: '{rule2}.',
        sticker: 'slider',
        prompt: 'And this?',
        options: ['💡'],
      },
      { from: 5, visual: '{show3}', text: '{rule3}.' },
      { from: 7, visual: '{before}', text: 'I’d drop one of them on a bad day.' },
      { from: 7, visual: '{result}', text: 'With all three it looks like this.' },
      {
        visual: 'Your notebook, open',
        text: 'Which one would you try first?',
        sticker: 'poll',
        prompt: 'First pick',
        options: ['The first', 'The second', 'The third'],
      },
    ],
  },
]
