import type { ToolCopy } from '@/lib/tool/tool-identity'

export const copy = {
  name: 'Tweet Generator',
  title: 'Free Tweet Generator – One Thought, Several Kinds of Post',
  description:
    'Turn a thought into posts for X (Twitter) in your own words: one-liners, opinions, questions, scenes and lists that fit 280. Free, no sign-up.',
  summary: 'One thought in, posts for X out: one-liner, opinion, question, scene, list.',
  card: 'Posts for X in your own words, each within 280 characters.',
  keywords: ['tweet', 'x post', 'twitter post', 'tweet ideas', 'one-liner', 'post generator', 'tweet writer'],
  steps: [
    {
      title: 'Write your thought',
      text: 'Half a sentence is enough. “My dog hates baths” gives better posts than “dog care”.',
    },
    {
      title: 'Mix or one kind',
      text: 'The mix brings what your text is good for. Or ask for one kind and compare.',
    },
    {
      title: 'Fill the blank and post',
      text: 'Only you know what goes in there. “Post on X” opens X with your text.',
    },
  ],
  features: [
    {
      title: 'Really different posts',
      text: 'A question and a list do different work. You get the kinds that suit your text, not ten of the same.',
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
