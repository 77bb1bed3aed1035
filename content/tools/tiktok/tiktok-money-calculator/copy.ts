import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'TikTok Money Calculator',
  title: 'Free TikTok Money Calculator – Estimate Your Earnings',
  description:
    'See what your TikTok account could earn each month from views, brand deals, LIVE gifts and affiliate sales. Free, with the formula and its sources.',
  summary: 'See what your account could earn each month, and where it comes from.',
  card: 'Estimate your monthly earnings from views, brand deals, gifts and affiliate sales.',
  keywords: ['earnings', 'income', 'creator fund', 'creator rewards', 'brand deal', 'pay', 'cpm', 'monetisation'],
  steps: [
    {
      title: 'Enter your numbers',
      text: 'Followers, average views and engagement rate are in your analytics. Round figures are fine.',
    },
    {
      title: 'Pick location, niche and account type',
      text: 'Advertisers pay more for some audiences, and business accounts are paid differently.',
    },
    {
      title: 'See where the money comes from',
      text: 'The bar shows your biggest source. The notes say which ones your account can join today.',
    },
  ],
  features: [
    {
      title: 'Four sources, side by side',
      text: 'Views, brand deals, LIVE gifts and affiliate sales, each in dollars and as a share.',
    },
    {
      title: 'A range, not just a number',
      text: 'Nobody outside TikTok knows your income to the dollar, so you also get a range around the estimate.',
    },
    {
      title: 'TikTok’s rules, checked',
      text: 'Ten thousand followers, personal accounts only, eight countries: you see which rule you don’t meet yet.',
    },
    { title: 'A link with your numbers', text: 'Share it, and whoever opens it sees the same result.' },
    { title: 'Private', text: 'Everything is worked out in your browser. Your numbers are sent nowhere.' },
  ],
  faq: [
    {
      question: 'How is the estimate calculated?',
      answer:
        'Views: average views × 30 videos × a rate for your location × your niche. Brand deals: followers × a brand rate × niche × 1.2 for business accounts. Gifts and affiliate: half a cent and fifty cents per engaged follower (followers × engagement rate), × niche.',
    },
    {
      question: 'Does the Creator Fund need 1,000 followers?',
      answer:
        'No, that mark is for LIVE gifts. The Creator Fund asked 10,000 followers and 10,000 views in 30 days; it closed in December 2023 in the US, UK, France and Germany. Creator Rewards asks 10,000 followers and 100,000 views (November 2026).',
    },
    {
      question: 'Why do views earn so little?',
      answer:
        'The formula uses the old Creator Fund rate: one to five cents per thousand views, by location and niche. Creators in today’s Rewards programme report forty cents to a dollar. Open the panel under the notes to see that figure.',
    },
    {
      question: 'Which number is the most optimistic?',
      answer:
        'Affiliate sales. The formula takes fifty cents a month per engaged follower; another public calculator takes four. Think of it as a good month with a product that fits.',
    },
    {
      question: 'What is left out?',
      answer:
        'Taxes, agency fees, costs, subscriptions, series and courses. Brand deals vary most: small accounts report 20 to 350 dollars a post, and many months have none.',
    },
    {
      question: 'Why does a business account earn less from TikTok?',
      answer:
        'Creator Rewards takes personal accounts only. Business accounts get a higher figure for brand deals instead.',
    },
  ],
  sources: [
    {
      label: 'TikTok Creator Academy: Creator Rewards eligibility',
      url: 'https://www.tiktok.com/creator-academy/article/eligibility',
      checked: '2026-11',
    },
    {
      label: 'TikTok: who was eligible for the Creator Fund (US)',
      url: 'https://support.tiktok.com/en/business-and-creator/tiktok-creator-fund-us/who-is-eligible-us',
      checked: '2026-11',
    },
    {
      label: 'Reported Creator Rewards rates',
      url: 'https://flowshorts.app/blog/tiktok-creativity-program',
      checked: '2026-11',
    },
    {
      label: 'LIVE gifts: what a diamond pays',
      url: 'https://calculatecreator.com/guides/tiktok-gifts',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
