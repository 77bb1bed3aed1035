import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'Tweet Generator',
  title: 'Free Tweet Generator – Your Thought, Ready for X',
  description:
    'Turn a thought into posts for X (Twitter) in your own words: as it is, cut short, or as a question. Each fits 280. Free, no sign-up.',
  summary: 'One thought in, posts for X out, each in your own words and within 280.',
  card: 'Posts for X in your own words, each within 280 characters.',
  keywords: ['tweet', 'x post', 'twitter post', 'tweet ideas', 'one-liner', 'post generator', 'tweet writer'],
  steps: [
    {
      title: 'Write your thought',
      text: 'Two or three sentences give us something to cut. “Dog care” doesn’t.',
    },
    {
      title: 'Mix or one kind',
      text: 'The kind you choose comes first, if your words make one.',
    },
    {
      title: 'Check and post',
      text: 'Change a word if you like. “Post on X” opens X with your text.',
    },
  ],
  features: [
    {
      title: 'Only kinds that fit',
      text: 'A story isn’t bent into a question. You get what your text is, sometimes a single post.',
    },
    { title: 'Never over 280', text: 'Counted as X counts: emoji are two, links 23.' },
    {
      title: 'Different starts',
      text: 'No two posts open alike, unless they open with your own words. No clichés.',
    },
    { title: 'Your numbers, or none', text: 'We drop percentages and studies that nobody gave.' },
    { title: 'No bait', text: 'No begging for likes or reposts, one hashtag at most.' },
  ],
  faq: [
    {
      question: 'How long can a post on X be?',
      answer:
        '280 characters, or 25,000 with X Premium (help.x.com, November 2026). Most of these stay below 200, which leaves room to quote them.',
    },
    {
      question: 'Why is my post longer than it looks?',
      answer: 'X counts an emoji as two, a Chinese, Japanese or Korean character as two, and any link as 23.',
    },
    {
      question: 'Should I post a thread instead?',
      answer:
        'If it needs a “because” and an “except when”, yes: “Use in…” sends it to the thread creator. If one sentence does it, no.',
    },
    {
      question: 'Do the posts have hashtags?',
      answer: 'Only if you bring one. To be found by strangers, try our hashtag tools.',
    },
    {
      question: 'How do I make it sound like me?',
      answer:
        'Write the way you talk, add an odd detail, and list words you never use. Then change one phrase in the result.',
    },
    {
      question: 'Does X allow posts made with a tool?',
      answer:
        'We know of no rule against it. X forbids spam and manipulation, such as the same text from many accounts. It’s still your post, so check that it’s true.',
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
