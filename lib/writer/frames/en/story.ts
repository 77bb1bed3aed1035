import type { KindFrames } from '@/lib/writer/frames/frame'

export const story: KindFrames = {
  hook: {
    statement: [
      '{line}.',
      'Storytime: {line}.',
      '{line}. {turn}.',
      '{line}. What I didn’t see coming: {turn}.',
      '{line}. How it ended: {outcome}.',
      'This is the story of {clause}.',
      'The short version: {line}. The long version starts with [the first small thing that happened].',
      '{subject}. Let me start with [the first small thing that happened].',
    ],
    question: [
      'Did I ever tell you {clause}?',
      'Did I ever tell you about {phrase}?',
      'Short version or long version? Short: {line}.',
      'Where do I even start? {line}.',
      'How does something like this happen? {line}.',
      '{audience}, has this happened to you? {line}.',
    ],
    scene: [
      'Picture [the room, the street or the car]. {line}.',
      '[Day and hour.] {line}.',
      'Picture this. {sentence}.',
      'POV: {sentence}.',
      'Scene one: {first}. Scene two: {second}.',
      '{line}. The first thing I heard: “[what somebody said]”.',
    ],
    list: [
      '{first}. {second}. {third}.',
      'How it started: {first}. How it ended: {last}.',
      'Part one: {first}. Part two: {second}.',
      'The story in three words: [three words]. In one sentence: {line}.',
      'First: {line}. Then: [what happened in the next minute].',
      'What I expected: [one sentence]. What happened: {sentence}.',
    ],
  },
  screen: {
    statement: [
      '{line}',
      '{subject}',
      'Storytime: {subject}',
      '{turn}',
      '{outcome}',
      'The story of {clause}',
      'Storytime',
    ],
    question: ['How did this happen?', 'Did I ever tell you {clause}?', 'Where do I even start?'],
    scene: ['POV: {sentence}', '“[What somebody said]”', '[The moment in four words]', '[Day and hour]'],
    list: ['{first} → {last}', 'Part 1: {first}', 'How it started → How it ended'],
  },
  title: {
    statement: [
      '{line}',
      'Storytime: {line}',
      '{line} (full story)',
      '{subject}: the whole story',
      'The story of {clause}',
      '{line}. {turn}',
      '{line}. {outcome}',
    ],
    question: [
      'Did I ever tell you {clause}?',
      'Did I ever tell you about {phrase}?',
      'How does this happen? {sentence}',
      '{line}: what would you have done?',
    ],
    scene: ['“[What somebody said]” | {line}', 'POV: {sentence}', '{first}', '{line} | [place and year]'],
    list: [
      '{first}. {last}',
      '{line}: what I learned',
      '{line} (part [number])',
      'What happened, and what I learned: {line}',
    ],
  },
  caption: {
    statement: [
      '{line}.',
      'Storytime: {line}.',
      '{line}. {turn}.',
      'Today’s episode: {line}.',
      'The story of {clause}.',
      'For {audience}: {line}.',
      '{line}. And it all began with [one small thing].',
    ],
    question: [
      'Did I ever tell you {clause}?',
      'Did I ever tell you about {phrase}?',
      'Where do I even start? {line}.',
      '{line}. Who has a story like this?',
    ],
    scene: [
      'Diary, [date]: {line}.',
      'Sent to the group chat at [hour]: “{line}.”',
      '{line}. “[What somebody said next.]”',
      'POV: {sentence}.',
      'Picture [the room, the street or the car]. {line}.',
    ],
    list: [
      '{first}. {second}.',
      'How it started: {first}. How it ended: {last}.',
      '{line}. In three words: [three words].',
      '{line}. {turn}. {outcome}.',
      'Part one: {first}. Part two: {second}.',
    ],
  },
  body: {
    statement: [
      'It began with [the first small thing that happened].',
      'How it ended: {outcome}.',
      'And then: {turn}.',
      'What I’d do differently: [one thing].',
      'For {audience}.',
      '{action}.',
    ],
    question: [
      'Has something like this happened to you? Tell it in the comments.',
      'My first thought was [one sentence]. What would yours have been?',
    ],
    scene: [
      'What was said, word for word: “[one line]”.',
      'What you can’t see here: [one detail that only you know].',
      'With me at that moment: [who].',
      'Where it happened: [the place, as you’d describe it to a friend].',
    ],
    list: [
      '{second}. {third}.',
      '{turn}. {outcome}.',
      'What it cost: [money, time or nerves].',
      'What I thought: [one thought]. What I said: [one line].',
    ],
  },
  post: {
    statement: [
      '{line}.',
      '{line}.\n\n{turn}.',
      '{line}.\n\nHow it ended: {outcome}.',
      '{line}.\n\n[What happened next, in one sentence.]',
      'The story of {clause}:\n\n[The first sentence of it.]',
      'What I learned today: [one sentence].\n\nHow I learned it: {line}.',
    ],
    question: [
      '{line}.\n\nWho has a story like this?',
      'Did I ever tell you {clause}?\n\n[The first sentence of it.]',
      'Did I ever tell you about {phrase}?\n\n[The first sentence of it.]',
      '{line}.\n\n{audience}, how did yours go?',
      '{line}.\n\nWhat would you have done?',
    ],
    scene: [
      '{line}.\n\n“[What was said next, word for word.]”',
      '[Day and hour.]\n\n{line}.',
      'Scene one: {first}.\n\nScene two: {second}.',
      'POV: {sentence}.',
    ],
    list: [
      '{first}.\n\n{second}.\n\n{third}.',
      'How it started: {first}.\n\nHow it ended: {last}.',
      '{line}.\n\nThe story in three words: [three words].',
      'What happened: {line}.\n\nWhat surprised me: {turn}.',
      'What happened: {line}.\n\nWhat I learned: [one sentence].',
    ],
  },
  reply: {
    question: [
      'How would you have reacted?',
      'Has something like this happened to you?',
      'What is your version of this story?',
      'Who would you have told first?',
      '{audience}, how did yours go?',
      'Which part do you want to hear more about?',
      'What would your first thought have been?',
      'What would you have done in my place?',
      'When did something like this last happen to you?',
    ],
  },
  cta: {
    statement: [
      '{action}.',
      'Tell yours in one sentence below.',
      'Send this to whoever was there.',
      'Send this to the person it reminds you of.',
      'Write the first question that comes to mind.',
      'Tag somebody with a story like this.',
      'Tell me what you’d have done.',
      'Give this story a title in the comments.',
    ],
    question: ['Who has a story like this? Tell it below.', 'Want to know one detail? Ask for it below.'],
  },
  moods: {
    glad: {
      hook: {
        statement: [
          'Good news first: {line}.',
          'A good one today: {line}.',
          '{line}. It took [how long, or how many tries].',
        ],
        question: ['Want to hear something good? {line}.', 'Who needs good news today? {line}.'],
        scene: ['I told [the first person] first. Now you: {line}.'],
        list: ['First: {line}. Then: [how you celebrated].'],
      },
      caption: {
        statement: ['Good news: {line}.', '{line}. One for the scrapbook.'],
        question: ['What’s your good news this week? Mine: {line}.'],
        scene: ['First person I told: [name]. {line}.'],
      },
      body: {
        statement: ['Thank you, [name], for [what they did].', 'It took [how long, or how many tries].'],
        question: ['What went right for you this week?'],
      },
      post: {
        statement: ['{line}.\n\nThank you, [name], for [what they did].', 'Good news:\n\n{line}.'],
        question: ['{line}.\n\nWhat’s your good news this week?'],
        scene: ['First person I told: [name].\n\n{line}.'],
      },
      reply: {
        question: [
          'What went right for you this week?',
          'What’s your good news?',
          'How would you celebrate?',
        ],
      },
      cta: { statement: ['Put your own good news in the comments.', 'Tag who you’d celebrate with.'] },
    },
    mishap: {
      hook: {
        statement: [
          '{line}. That was not the plan.',
          'So that went well. {line}.',
          'The plan: [what was supposed to happen]. What happened: {line}.',
        ],
        question: [
          'What are the odds? {line}.',
          '{line}. What would you have done?',
          'Has anybody else managed this? {line}.',
        ],
        scene: ['[The last normal moment.] And then: {line}.'],
        list: ['Plan A: [what was supposed to happen]. Plan B: {line}.'],
      },
      screen: {
        statement: ['That was not the plan'],
        question: ['What would you have done?', 'Has anybody else managed this?'],
        scene: ['[Minutes] before this'],
        list: ['The plan → What happened'],
      },
      title: {
        statement: ['{line} (that was not the plan)'],
        question: ['{line}: what now?', 'What are the odds? {line}'],
      },
      caption: {
        statement: ['That was not the plan: {line}.', '{line}. Lesson learned: [the lesson, in five words].'],
        question: ['{line}. What would you have done?'],
        list: ['Expected: [three words]. Received: {line}.'],
      },
      body: {
        statement: ['The plan was [what was supposed to happen].', 'What saved the day: [who or what].'],
        question: ['Please tell me that I’m not the only one. What’s yours?'],
      },
      post: {
        statement: ['{line}.\n\nThat was not the plan.', '{line}.\n\nWhat saved the day: [who or what].'],
        question: ['What are the odds?\n\n{line}.'],
        list: ['The plan: [what was supposed to happen].\n\nWhat happened: {line}.'],
      },
      reply: {
        question: [
          'What would your plan B have been?',
          'What’s the worst of this kind that happened to you?',
        ],
      },
      cta: {
        statement: ['Tell me yours, so that I feel better.', 'Tag somebody to whom this would happen.'],
      },
    },
  },
}
