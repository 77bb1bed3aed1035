import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'TikTok Engagement Rate Calculator',
  title: 'Free TikTok Engagement Rate Calculator – Followers, Views',
  description:
    'Work out your TikTok engagement rate by followers and by views, compare it with accounts your size, and see how many interactions you need.',
  summary: 'Your rate by followers and by views, compared with accounts your size.',
  card: 'Your rate by followers and by views, compared with accounts your size.',
  keywords: ['engagement', 'er', 'interaction rate', 'benchmark', 'media kit', 'analytics', 'likes', 'comments'],
  steps: [
    {
      title: 'Enter followers, likes, comments and shares',
      text: 'From one video, or add up several and say how many. Recent posts tell you more than your best one.',
    },
    {
      title: 'Add views and saves',
      text: 'Views give you the second rate. Saves count too: find both in each video’s analytics.',
    },
    {
      title: 'Compare and set a goal',
      text: 'See where accounts your size stand. Type the rate you want and see what each video is missing.',
    },
  ],
  features: [
    {
      title: 'Both rates, kept apart',
      text: 'By followers and by views are two different numbers that often get mixed up. Each has its own card and source.',
    },
    {
      title: 'Compared with your size',
      text: 'Small accounts get far higher rates than large ones, so you are compared with your own tier.',
    },
    {
      title: 'What you still need',
      text: '“120 more interactions to reach 6%” is a goal. It’s counted per video.',
    },
    {
      title: 'Ready for your media kit',
      text: 'Copy a short summary, save a .csv, or share a link with your numbers in it.',
    },
  ],
  faq: [
    {
      question: 'Which engagement rate do brands want?',
      answer:
        'Ask them: both are in use. Many TikTok tools divide by views, because videos reach people who don’t follow you. Older contracts divide by followers. Always say which one you give.',
    },
    {
      question: 'What counts as an interaction?',
      answer: 'Likes, comments, shares and, if you enter them, saves. Views, profile visits and follows don’t count.',
    },
    {
      question: 'What is a good engagement rate on TikTok?',
      answer:
        'In a 2026 study of 150,000 accounts, half of those with 1,000 to 10,000 followers reached 7.8% or more by followers. Above 500,000 followers, half reached 1.8%. Other studies differ widely, so take it as a rough guide.',
    },
    {
      question: 'I have fewer than 1,000 followers. Does this apply to me?',
      answer:
        'Roughly. We found no study of accounts that small, so you are compared with 1,000 to 10,000 followers. One lively video moves your rate a lot.',
    },
    {
      question: 'How many videos should I count?',
      answer: 'Ten to thirty recent ones. Add up their numbers and enter how many videos they are from.',
    },
    {
      question: 'Why are my two rates so different?',
      answer:
        'It depends on who saw your videos. If more people watch than follow you, the rate by views is lower. If mostly followers watch, it is higher.',
    },
  ],
  sources: [
    {
      label: 'SociaVault Labs: engagement of 150,000 TikTok accounts',
      url: 'https://sociavault.com/blog/good-engagement-rate-tiktok',
      checked: '2026-11',
    },
    {
      label: 'Creamate: bands by views',
      url: 'https://creamate.ai/en/tools/tiktok-engagement-rate-calculator',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
