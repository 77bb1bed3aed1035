import type { ToolCopy } from '@/lib/tool/identity'

export const copy = {
  name: 'Instagram Engagement Rate Calculator',
  title: 'Instagram Engagement Rate Calculator: Followers and Reach',
  description:
    'Work out an Instagram engagement rate by followers and by reach, compare it with accounts of your size, and see how many interactions are missing.',
  summary: 'Your rate by followers and by reach, next to dated figures for your size.',
  card: 'Rate by followers and by reach, with the doubts about benchmarks spelled out.',
  keywords: [
    'engagement',
    'er',
    'interaction rate',
    'benchmark',
    'reach',
    'insights',
    'media kit',
    'influencer rate',
  ],
  steps: [
    {
      title: 'Enter what anybody can see',
      text: 'Followers, likes and comments are public. Take them from one post, or add up your last ten and enter the number of posts.',
    },
    {
      title: 'Add what only you can see',
      text: 'Shares, saves and reach stand in the Insights of each post. Reach brings the second rate, which shows how those who saw it reacted.',
    },
    {
      title: 'Read both rates and choose an aim',
      text: 'The first is compared with accounts of your size. Type the rate that you aim for and see what each post still lacks.',
    },
  ],
  features: [
    {
      title: 'Followers and reach kept apart',
      text: 'Reach and followers are different crowds, so the two rates differ. Mixed up, the two make a quiet account look lively, so each has a card of its own.',
    },
    {
      title: 'Bands with their doubts',
      text: 'The bands by followers come from one publisher and carry certainty C, the lowest of our three levels: other publications name lower figures.',
    },
    {
      title: 'No verdict where there is none to give',
      text: 'We found no published bands by reach that say how they were made. That rate is shown plainly, for comparing your own posts.',
    },
    {
      title: 'A link with your numbers',
      text: 'Copy the summary for a media kit, save the figures as .csv, or share the address: it holds the whole calculation.',
    },
    {
      title: 'Nothing leaves your browser',
      text: 'The sums are done on your device. No account name is asked for and no figure is sent anywhere.',
    },
  ],
  faq: [
    {
      question: 'How is an Instagram engagement rate calculated?',
      answer:
        'By followers: likes, comments, shares and saves of the average post, divided by followers, times 100. By reach: all interactions divided by the accounts reached, times 100. Leave shares and saves empty to compare with tools that do not count them.',
    },
    {
      question: 'What is a good engagement rate on Instagram?',
      answer:
        'Campground Social’s bands of 2026 call 4 to 6% good for 10,000 to 50,000 followers and 6 to 10% for fewer than 10,000. Hen’s Revenge sets its marks lower, at 3% for small accounts. Take the verdict as a direction, not as a grade.',
    },
    {
      question: 'Why are the figures for brands so much lower?',
      answer:
        'Published averages for brands lie at 0.45 to 0.48%: Socialinsider counted 70 million posts of 2024 and 2025. The bands here were published for creators, and the two were counted differently, so hold your rate against one of them only.',
    },
    {
      question: 'Should I give a brand the rate by followers or by reach?',
      answer:
        'Give both and name them. By followers can be checked from outside, which is why agencies start with it; by reach is yours to show with a screenshot of Insights.',
    },
    {
      question: 'Do saves and shares count as engagement?',
      answer:
        'They do here if you enter them. Only you can see saves, so a rate worked out by somebody else from public figures will be lower than yours.',
    },
    {
      question: 'How many posts should go into it?',
      answer:
        'Nine to twelve recent ones make a fair average, with Reels and photos entered separately if you post both: a Reel that left your circle of followers would lift every other figure.',
    },
  ],
  sources: [
    {
      label: 'Campground Social: Instagram bands by followers (certainty C)',
      url: 'https://campgroundsocial.com/',
      checked: '2026-11',
    },
    {
      label: 'Hen’s Revenge: lower marks for the same tiers (certainty C)',
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
