import type { ToolCopy } from '@/lib/tool/tool'

export const copy: ToolCopy = {
  name: 'TikTok Content Plan & Video Ideas Generator',
  title: 'Free TikTok Content Plan Generator – 7 to 30 Days',
  description:
    'Plan 7, 14 or 30 days of TikTok from one line: ideas with a first line on your posting days, as a table or a calendar. Free, no sign-up.',
  summary: 'Video ideas on your posting days, as a table or a calendar, or one series.',
  card: 'A posting plan day by day, or one series with episodes.',
  keywords: [
    'tiktok content calendar',
    'content plan',
    'posting schedule',
    'content pillars',
    'tiktok series',
    '30 day plan',
  ],
  sections: {
    steps: 'How Our TikTok Content Planner Works',
    features: 'Why Choose Our TikTok Content Planner?',
  },
  steps: [
    {
      title: 'Describe your account in a sentence',
      text: 'What you make and who it’s for. Got news, like an opening? Name it with its date: it comes first.',
    },
    {
      title: 'Choose a rhythm you can keep',
      text: 'Three posts a week for a month beat seven that stop on day nine. Add up to three pillars if you like.',
    },
    {
      title: 'Save the plan',
      text: 'Take it to your spreadsheet or calendar. When a day comes, open it in the script writer.',
    },
  ],
  features: [
    {
      title: 'Start any day',
      text: 'Choose your first day and see the plan as a month. Move posts around; your spreadsheet and calendar get the same dates.',
    },
    {
      title: 'Pillars that take turns',
      text: 'Your own take turns. Leave them empty, and an AI finds its own; a quick draft says whether each post shows, tells or asks.',
    },
    {
      title: 'Series mode',
      text: 'For things you have many of: the oldest, the cheapest, the one you regret. For anything else, let an AI plan the episodes.',
    },
    {
      title: 'Trends that last',
      text: 'The third mode puts your topic into familiar formats. No sounds or challenges that are gone next month.',
    },
    {
      title: 'Posts, not advice',
      text: 'Every entry is something to film from your own days. No invented customers, no tips in your name.',
    },
  ],
  faq: [
    {
      question: 'How many posts does a plan have?',
      answer:
        'An AI fills every posting day: 14 days at five a week make ten. A quick draft stops when your line is used up, often after two to eight.',
    },
    {
      question: 'What is a content pillar?',
      answer:
        'A kind of post that comes back, like “repairs” or “Friday mistakes”. Three are enough for most accounts.',
    },
    {
      question: 'This page or the video ideas page?',
      answer:
        'This one if you wonder what to post when. The other one if you’re about to film: it gives you shots and seconds.',
    },
    {
      question: 'How often should I post on TikTok?',
      answer:
        'As often as you can keep up for two months. TikTok publishes no number. The plan marks easy days so you can film several at once.',
    },
    {
      question: 'Can I move the days?',
      answer: 'Yes. Drag a post to another day, or open it and choose “Move to”. If the day is taken, the two swap.',
    },
    {
      question: 'Why no “follow for part 2” in a series?',
      answer:
        'TikTok’s For You standards hold that against a video. Here every episode works alone, even for someone who sees number four first.',
    },
  ],
  sources: [
    {
      label: 'TikTok community guidelines: For You feed eligibility',
      url: 'https://www.tiktok.com/community-guidelines/en/fyf-standards',
      checked: '2026-11',
    },
  ],
}
