import type { ToolCopy } from '@/lib/tool/tool'

export const copy: ToolCopy = {
  name: 'TikTok Video Ideas Generator',
  title: 'Free TikTok Video Ideas Generator – Ready to Film Today',
  description:
    'Type news, a story or a topic and get TikTok ideas with a first line, a timed shot list and hashtags. Free, no sign-up.',
  summary: 'Ideas with a first line, on-screen text and a shot list for your phone.',
  card: 'Ready-to-film ideas: first line, timed shot list and hashtags.',
  keywords: ['tiktok ideas', 'what to post on tiktok', 'shot list', 'video concepts', 'content ideas', 'niche ideas'],
  steps: [
    {
      title: 'Say what’s going on',
      text: 'Not a niche. “We open our ramen bar on Friday” gives you better videos than “food”.',
    },
    {
      title: 'Pick length and format',
      text: 'Most ideas need only you and a phone leaning on something.',
    },
    {
      title: 'Fill in and film',
      text: 'Film it from top to bottom, or send it to the script, hook, caption or hashtag tool.',
    },
  ],
  features: [
    {
      title: 'A shot list with seconds',
      text: 'Three to six shots that add up to your length, with the text for each.',
    },
    {
      title: 'Text that adds something',
      text: 'What’s on screen mostly adds to what you say.',
    },
    {
      title: 'Know the effort',
      text: 'Easy is one take, medium a few set-ups, hard another day.',
    },
    {
      title: 'Nine formats',
      text: 'Talking head, skit, story, faceless and more, or only the one you film best.',
    },
    {
      title: 'Five hashtags at most',
      text: 'That’s TikTok’s limit. No #fyp, plus a phrase for your caption that people search for.',
    },
  ],
  faq: [
    {
      question: 'How many ideas do I get?',
      answer:
        'Up to three, five or eight. A quick draft gives what your line allows: one to four, or none. If you get half or fewer, it costs no use.',
    },
    {
      question: 'How is this different from the content plan?',
      answer:
        'Here you get single videos, shot by shot. The content plan spreads short ideas over days. Plan there, then bring one idea here.',
    },
    {
      question: 'Why no greeting at the start?',
      answer: 'A greeting tells a stranger nothing. Every idea starts in the action and explains later.',
    },
    {
      question: 'When should I choose “Over a minute”?',
      answer:
        'When there’s enough to show. Creator Rewards counts original videos of at least one minute (creator academy, August 2026), but stretching a short idea helps nobody.',
    },
    {
      question: 'Does it know current trends and sounds?',
      answer:
        'No. The trend format is a pattern that always works, such as “get ready with me”. This week’s sounds are in the app.',
    },
    {
      question: 'Why are there blanks in the ideas?',
      answer:
        'An AI leaves one for what only you know. A quick draft’s shots just say “your answer”: the words are yours.',
    },
    {
      question: 'Will these videos do well?',
      answer:
        'Nobody can know. A card avoids the usual reasons to scroll on: a slow start, nothing to look at, no clear end.',
    },
  ],
  sources: [
    {
      label: 'TikTok creator academy: who can join Creator Rewards, video length',
      url: 'https://www.tiktok.com/creator-academy/article/eligibility',
      checked: '2026-11',
    },
    {
      label: 'Net Influencer: TikTok’s limit of five hashtags',
      url: 'https://www.netinfluencer.com/?p=37510',
      checked: '2026-11',
    },
  ],
}
