import type { ToolCopy } from '@/lib/tool/identity'

export const copy = {
  name: 'Tweet Generator',
  title: 'Tweet Generator: Posts for X With One Thought Each',
  description:
    'Turn a thought into posts for X (Twitter) in your own words: one-liners, positions, questions, scenes and short lists, counted as X counts.',
  summary: 'One thought in, up to six posts for X out: one-liner, position, question, scene or list.',
  card: 'Single posts for X in your own words, each within 280 weighted characters.',
  keywords: ['tweet', 'x post', 'twitter post', 'tweet ideas', 'one-liner', 'post generator', 'tweet writer'],
  steps: [
    {
      title: 'Write down the thought as it is',
      text: 'Half a sentence is enough. “My dog hates baths” gives better posts than “dog care”, because something happens in it.',
    },
    {
      title: 'Take the mix, or ask for one kind',
      text: 'The mix brings what your text is good for. When you know that you want a question or a list, choose it and compare several.',
    },
    {
      title: 'Fill the blank and post',
      text: 'Square brackets stand for what only you know. Replace them and read the post aloud once. “Post on X” then opens X with the text filled in.',
    },
  ],
  features: [
    {
      title: 'Kinds, not wordings',
      text: 'A question and a list do different work. Each card says its kind, and a run has four to six that differ, not ten alike.',
    },
    {
      title: 'Counted as X counts',
      text: 'Emoji and Chinese, Japanese or Korean characters weigh two, links 23. Nothing longer than 280 is shown.',
    },
    {
      title: 'Two posts never begin alike',
      text: 'Only your own first words may come twice in a run, and worn-out openers are thrown away unless you typed them.',
    },
    {
      title: 'Your figures, or none',
      text: 'Your figures stay as you wrote them. Percentages and studies that nobody gave are dropped.',
    },
    {
      title: 'No bait, no row of tags',
      text: 'Nothing asks for likes, reposts or follows, and at most one hashtag survives.',
    },
  ],
  faq: [
    {
      question: 'How long can a post on X be?',
      answer:
        '280 weighted characters for everybody; subscribers of X Premium can write up to 25,000 (help.x.com, November 2026). Most of the posts here stay below 200, which leaves room to be quoted.',
    },
    {
      question: 'Why is my post shown as longer than it looks?',
      answer:
        'X weighs characters. Most letters count one, an emoji two whatever it is made of, a Chinese, Japanese or Korean character two, and a link always 23.',
    },
    {
      question: 'Should I post a thread instead?',
      answer:
        'If the thought needs a “because” and an “except when”, yes: “Use in…” hands it to the thread creator. If it fits into a sentence, a thread only thins it out.',
    },
    {
      question: 'Do the posts contain hashtags?',
      answer:
        'Not unless you bring one. On X they rarely help a single post; the hashtag tools find one or two where you want to be found by strangers.',
    },
    {
      question: 'How do I make it sound like me?',
      answer:
        'Write the prompt in your own words, with the odd detail left in, add a detail or two, and list words you never use. Then change one phrase in the result: that is usually the difference.',
    },
    {
      question: 'Is a post by a tool allowed on X?',
      answer:
        'X’s rules forbid spam and manipulation, such as the same text from many accounts, and say nothing against a writing aid that we know of. What you publish remains your statement, so check that it is true.',
    },
  ],
  sources: [
    {
      label: 'X developer documentation: weighted characters',
      url: 'https://docs.x.com/fundamentals/counting-characters',
      checked: '2026-11',
    },
    {
      label: 'X help centre: types of posts',
      url: 'https://help.x.com/en/using-x/types-of-posts',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
