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
      '{line}. Can you guess what [the other person] said?',
      'For {audience}: has this happened to you? {line}.',
    ],
    scene: [
      'Picture [the room, the street or the car]. {line}.',
      '[Day and hour.] {line}.',
      'Picture this. {sentence}.',
      'POV: {sentence}.',
      'Scene one: {first}. Scene two: {second}.',
      '{time}. {place}. [The first thing that went differently.]',
      '“[The sentence that somebody said].” {line}.',
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
    ],
    question: ['What would you have done?', 'Did I ever tell you {clause}?', 'Guess how it ended'],
    scene: ['POV: {sentence}', '{place}. {time}', '“[What somebody said]”', '[The moment in four words]'],
    list: ['{first} → {last}', 'Part 1: {first}', 'Before: [two words]. After: [two words]'],
  },
  title: {
    statement: [
      '{line}',
      'Storytime: {line}',
      '{line} (full story)',
      '{subject}: the whole story',
      'The story of {clause}',
      '{line}. {turn}',
      '{line}: {outcome}',
    ],
    question: [
      'Did I ever tell you {clause}?',
      'Did I ever tell you about {phrase}?',
      'What would you have done? {sentence}',
    ],
    scene: ['{place}, {time}: {subject}', '“[What somebody said]”: {line}', '{subject} | {place}', '{first}'],
    list: [
      '{first}. {last}',
      '{line}: beginning, middle and end',
      '{line} in [number] parts',
      '{subject}: what happened and what I learned',
    ],
  },
  caption: {
    statement: [
      '{line}.',
      'Storytime: {line}.',
      '{first}.',
      '{line}. {turn}.',
      'Today’s episode: {line}.',
      'The story of {clause}.',
      'For {audience}: {line}.',
    ],
    question: [
      'Did I ever tell you {clause}?',
      'Did I ever tell you about {phrase}?',
      '{line}. What would you have said?',
      'Who else was there? {line}.',
    ],
    scene: [
      'Diary, [date]: {line}.',
      'Family group chat, [hour]: “{line}.”',
      '{place}. {time}. {subject}.',
      '“[The sentence that somebody said].” {line}.',
      'POV: {sentence}.',
    ],
    list: [
      '{first}. {second}.',
      'How it started: {first}. How it ended: {last}.',
      '{line}. In three words: [three words].',
      '{line}. {turn}. {outcome}.',
    ],
  },
  body: {
    statement: [
      'It began with [the first small thing that happened].',
      'How it ended: {outcome}.',
      'And then: {turn}.',
      'Next time I will [what you would do differently].',
      'For {audience}, from somebody who has been there.',
      '{action}.',
    ],
    question: [
      'The first thing I thought: [one sentence]. What would yours have been?',
      'Has something like this happened to you? Tell it in the comments.',
    ],
    scene: [
      'What was said, word for word: “[one line]”.',
      'What you can’t see here: [one detail that only you know].',
      'It was [hour and place], and [who else was there].',
      '{place}. {time}.',
    ],
    list: [
      '{second}. {third}.',
      '{turn}. {outcome}.',
      'Who was there: [names]. Who still talks about it: [name].',
      'What it cost: [money, time or nerves].',
    ],
  },
  post: {
    statement: [
      '{line}.',
      '{line}.\n\n{turn}.',
      '{line}.\n\nHow it ended: {outcome}.',
      '{line}.\n\n[What happened next, in one sentence.]',
      'The story of {clause}:\n\n[The first sentence of it.]',
      'Today I learned: [one sentence].\n\nHow I learned it: {line}.',
    ],
    question: [
      '{line}.\n\nWhat would you have done?',
      'Did I ever tell you {clause}?\n\n[The first sentence of it.]',
      '{line}.\n\nWho has a better one?',
      '{line}.\n\n{audience}, how did yours go?',
    ],
    scene: [
      '{line}.\n\n“[What was said next, word for word.]”',
      '[Day and hour.]\n\n{line}.',
      'Scene one: {first}.\n\nScene two: {second}.',
      '{time}. {place}.\n\n[What you saw first.]',
    ],
    list: [
      '{first}.\n\n{second}.\n\n{third}.',
      'How it started: {first}.\n\nHow it ended: {last}.',
      '{line}.\n\nWhat it cost: [money, time or nerves].\nWhat I learned: [one sentence].',
      'What happened: {line}.\n\nWhat surprised me: {turn}.\n\nWhat came of it: {outcome}.',
    ],
  },
  reply: {
    question: [
      'What would you have done?',
      'How would you have reacted?',
      'Has something like this happened to you?',
      'What is your version of this story?',
      'Who would you have called first?',
      'What would you have said?',
      '{audience}, how did yours go?',
      'Which part do you want to hear more about?',
      'Would you have stayed or left?',
    ],
  },
  cta: {
    statement: [
      '{action}.',
      'Tell yours in one sentence below.',
      'Send this to whoever was there.',
      'Send this to the person it reminds you of.',
      'Write the first question that comes to mind.',
      'Tell me where you would have stopped.',
      'Tag who you would have called.',
    ],
    question: ['Who has a better one? Tell it below.', 'Team [one choice] or team [the other]? Vote below.'],
  },
  moods: {
    glad: {
      hook: {
        statement: [
          'A good one today: {line}.',
          'Good news first: {line}.',
          '{line}. And it only took [how long, or how many tries].',
        ],
        question: ['Want to hear something good? {line}.', 'Who needs good news today? {line}.'],
        scene: ['[The first person you told.] That’s who heard it first: {line}.'],
        list: ['Tries: [number]. Result: {sentence}.'],
      },
      caption: {
        statement: [
          'Good news, for a change: {line}.',
          '{line}. One for the scrapbook.',
          'Small win, big win, you decide: {line}.',
        ],
        question: ['What was your good news this week? Mine: {line}.'],
        scene: ['[Name] heard it first. {line}.'],
      },
      body: {
        statement: [
          'It took [how long], and [who helped] was there for it.',
          'Thank you, [name], for [what they did].',
        ],
        question: ['What went right for you this week?'],
      },
      post: {
        statement: ['{line}.\n\nThank you, [name], for [what they did].', 'Good news:\n\n{line}.'],
        question: ['{line}.\n\nWhat went right for you this week?'],
        list: ['Tries: [number].\nResult: {sentence}.'],
      },
      reply: {
        question: [
          'What went right for you this week?',
          'What is your good news?',
          'Who would you have told first?',
        ],
      },
      cta: { statement: ['Put your own good news in the comments.', 'Tag who you would celebrate with.'] },
    },
    mishap: {
      hook: {
        statement: [
          '{line}. That was not the plan.',
          'The plan: [what was supposed to happen]. What happened: {line}.',
          'So that went well. {line}.',
        ],
        question: [
          'What are the odds? {line}.',
          'Guess how my day is going. {line}.',
          'Has anybody else managed this? {line}.',
        ],
        scene: ['[The last normal moment.] And then: {line}.', '“It’ll be fine,” I said. {line}.'],
        list: ['Plan A: [what was supposed to happen]. Plan B: [what you did instead]. Why: {line}.'],
      },
      screen: {
        statement: ['That was not the plan', 'Plan A: [three words]'],
        question: ['Has anybody else managed this?'],
        scene: ['[Hours] before this'],
      },
      title: {
        statement: ['{line} (that was not the plan)', '{line} and how I got out of it'],
        question: ['What would you have done? {line}'],
      },
      caption: {
        statement: ['That was not the plan: {line}.', '{line}. Lesson learned: [the lesson, in five words].'],
        question: ['{line}. What’s the worst that’s happened to you?'],
        list: ['Expected: [three words]. Received: {line}.'],
      },
      body: {
        statement: ['The plan was [what was supposed to happen].', 'What saved the day: [who or what].'],
        question: ['Please say that I’m not the only one. What’s yours?'],
      },
      post: {
        statement: ['{line}.\n\nThat was not the plan.', '{line}.\n\nWhat saved the day: [who or what].'],
        list: ['The plan: [what was supposed to happen].\n\nWhat happened: {line}.'],
      },
      reply: {
        question: ['What’s the worst that has happened to you?', 'What would your plan B have been?'],
      },
      cta: {
        statement: ['Tell me yours, so that I feel better.', 'Tag somebody to whom this would happen.'],
      },
    },
  },
}
