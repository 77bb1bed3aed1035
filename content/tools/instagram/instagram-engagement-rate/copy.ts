import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'Instagram Engagement Rate Calculator',
  title: 'Free Instagram Engagement Rate Calculator – With Reach',
  description:
    'Work out your Instagram engagement rate by followers and by reach, compare it with accounts your size, and see how many interactions you need.',
  summary: 'Your rate by followers and by reach, next to recent figures for your size.',
  card: 'Your rate by followers and by reach, next to figures for your size.',
  keywords: ['engagement', 'er', 'interaction rate', 'benchmark', 'reach', 'insights', 'media kit', 'influencer rate'],
  steps: [
    {
      title: 'Enter followers, likes and comments',
      text: 'Everyone can see those. Take one post, or add up your last ten and enter how many.',
    },
    {
      title: 'Add shares, saves and reach',
      text: 'Find them in the Insights of each post. Reach gives you the second rate.',
    },
    {
      title: 'Compare and set a goal',
      text: 'See how accounts your size do. Type the rate you want and see what each post is missing.',
    },
  ],
  features: [
    {
      title: 'Followers and reach kept apart',
      text: 'Mixing them makes a quiet account look lively, so each rate has its own card.',
    },
    {
      title: 'Honest about benchmarks',
      text: 'The bands by followers come from one publisher, and others give lower figures. Use them as a rough guide.',
    },
    {
      title: 'No made-up verdict',
      text: 'We found no reliable figures by reach. Use that rate to compare your own posts.',
    },
    {
      title: 'Share your numbers',
      text: 'Copy a summary for your media kit, save a .csv, or send a link with everything filled in.',
    },
    {
      title: 'Your numbers stay with you',
      text: 'It’s all worked out on your device. We don’t ask for your account.',
    },
  ],
  faq: [
    {
      question: 'How is an Instagram engagement rate calculated?',
      answer:
        'By followers: likes, comments, shares and saves of an average post ÷ followers × 100. By reach: all interactions ÷ accounts reached × 100. Leave out shares and saves to compare with tools that don’t count them.',
    },
    {
      question: 'What is a good engagement rate on Instagram?',
      answer:
        'Campground Social (2026) calls 4 to 6% good for 10,000 to 50,000 followers and 6 to 10% below that. Hen’s Revenge says 3% for small accounts. Take it as a direction, not a grade.',
    },
    {
      question: 'Why are the figures for brands so much lower?',
      answer:
        'They are counted differently. Socialinsider found 0.45 to 0.48% for brands in 70 million posts of 2024 and 2025. Our bands are for creators.',
    },
    {
      question: 'Which rate should I give a brand?',
      answer:
        'Both, and say which is which. By followers they can check; by reach you can show with a screenshot of Insights.',
    },
    {
      question: 'Do saves and shares count?',
      answer: 'If you enter them. Only you can see saves, so a rate others work out for you will be lower.',
    },
    {
      question: 'How many posts should I count?',
      answer: 'Nine to twelve recent ones. Do Reels and photos separately: one Reel that took off lifts everything.',
    },
  ],
  sources: [
    {
      label: 'Campground Social: Instagram bands by followers',
      url: 'https://campgroundsocial.com/',
      checked: '2026-11',
    },
    {
      label: 'Hen’s Revenge: lower marks for the same sizes',
      url: 'https://hensrevenge.com/',
      checked: '2026-11',
    },
    {
      label: 'Shortsintel: platform averages, quoting Socialinsider',
      url: 'https://shortsintel.com/statistics/social-media-engagement-benchmarks',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
