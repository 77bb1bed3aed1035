import type { ToolCopy } from '@/lib/tool/identity'

export const copy = {
  name: 'TikTok Engagement Rate Calculator',
  title: 'TikTok Engagement Rate Calculator, by Followers and Views',
  description:
    'Work out a TikTok engagement rate by followers and by views, see how it compares with accounts of the same size, and how many interactions are missing.',
  summary: 'Your rate by followers and by views, compared with accounts of your size.',
  card: 'Rate by followers and by views, against dated benchmarks for your size.',
  keywords: [
    'engagement',
    'er',
    'interaction rate',
    'benchmark',
    'media kit',
    'analytics',
    'likes',
    'comments',
  ],
  steps: [
    {
      title: 'Enter followers, likes, comments and shares',
      text: 'Take them from one video, or add up several and say how many. Recent posts tell more than your best one.',
    },
    {
      title: 'Add views and saves if you have them',
      text: 'Views bring the second rate. Saves count as interactions, and TikTok shows them in each video’s analytics.',
    },
    {
      title: 'Compare and set a target',
      text: 'The gauge shows where accounts of your size stand. Type the rate you aim for to see what each video still lacks.',
    },
  ],
  features: [
    {
      title: 'Both rates, named',
      text: 'By followers and by views are different figures that are often mixed up. Each has its own card, band and source.',
    },
    {
      title: 'Benchmarks by account size',
      text: 'Small accounts reach far higher rates than large ones. Yours is compared with its own tier, not with an average of everybody.',
    },
    {
      title: 'What is still missing',
      text: '“120 more interactions to reach 6%” is something to work towards. The count is for each video, after averaging.',
    },
    {
      title: 'Ready for a media kit',
      text: 'Copy a short summary with the figures behind it, download them as .csv, or send the link with your numbers filled in.',
    },
  ],
  faq: [
    {
      question: 'Which engagement rate do brands ask for?',
      answer:
        'Ask them, because both are in use. Many TikTok tools divide by views, since videos reach people who do not follow you. Older contracts and Instagram habits divide by followers. Quote the rate together with what it is divided by.',
    },
    {
      question: 'What counts as an interaction?',
      answer:
        'Likes, comments, shares and, if you enter them, saves. Views, profile visits and follows are left out of both rates.',
    },
    {
      question: 'What is a good engagement rate on TikTok?',
      answer:
        'In a 2026 study of 150,000 accounts, half of those with 1,000 to 10,000 followers reached 7.8% or more by followers, and half of those above 500,000 reached 1.8%. The gauge uses these tiers. Other studies disagree widely, so treat the verdict as a direction.',
    },
    {
      question: 'I have fewer than 1,000 followers. Does the verdict apply?',
      answer:
        'With care. No published study that we found covers such accounts, so you are compared with the smallest tier, 1,000 to 10,000 followers. One lively video moves your rate a lot.',
    },
    {
      question: 'How many videos should I count?',
      answer:
        'Ten to thirty recent ones give a steady figure. Add up their likes, comments and shares, enter the number of videos, and the rate by followers is that of the average video.',
    },
    {
      question: 'Why is my rate by views lower than by followers, or the other way round?',
      answer:
        'It depends on how many people saw the videos. If your videos are seen by more people than follow you, the rate by views is the lower one. If most views come from a part of your followers, it is the higher one.',
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
