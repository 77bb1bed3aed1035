import type { ToolCopy } from '@/lib/tool/identity'

export const copy = {
  name: 'TikTok Money Calculator',
  title: 'TikTok Money Calculator: Estimate Your Earnings',
  description:
    'Estimate what a TikTok account could earn a month from views, brand deals, LIVE gifts and affiliate sales, with the formula and its sources in the open.',
  summary: 'What your account could earn a month, stream by stream, with the formula in the open.',
  card: 'Estimate monthly earnings from views, brand deals, gifts and affiliate sales.',
  keywords: [
    'earnings',
    'income',
    'creator fund',
    'creator rewards',
    'brand deal',
    'pay',
    'cpm',
    'monetisation',
  ],
  steps: [
    {
      title: 'Enter your account',
      text: 'Followers, average views and engagement rate come from your analytics. Round figures are fine: the result moves with every change.',
    },
    {
      title: 'Pick location, niche and account type',
      text: 'Advertisers pay more for some audiences than for others, and business accounts are paid differently from personal ones.',
    },
    {
      title: 'Read the streams, not just the total',
      text: 'The bar shows which stream carries the estimate. The notes below it say which of them your account can join today.',
    },
  ],
  features: [
    {
      title: 'Four streams, each on its own line',
      text: 'Views, brand deals, LIVE gifts and affiliate sales are counted apart, in dollars and as a share of the month.',
    },
    {
      title: 'A range beside every figure',
      text: 'Nobody outside TikTok can know your income to the dollar, so the estimate comes with half and one and a half times itself.',
    },
    {
      title: 'Rules checked against your inputs',
      text: 'Ten thousand followers, personal accounts only, eight countries: the page says which programme rule your account does not meet yet.',
    },
    {
      title: 'A link that remembers',
      text: 'Your inputs live in the page’s address. Copy the share link and whoever opens it sees the same calculation.',
    },
    {
      title: 'Nothing is sent anywhere',
      text: 'The arithmetic runs in your browser. No follower count or income figure reaches a server of ours.',
    },
  ],
  faq: [
    {
      question: 'How is the TikTok estimate calculated?',
      answer:
        'Views: average views times thirty videos, times a rate per thousand views for your location, times the niche factor. Brand deals: followers times a brand rate, times the niche factor, times 1.2 for business accounts. Gifts: half a cent for each engaged follower. Affiliate: fifty cents for each engaged follower. Engaged followers are your followers times your engagement rate.',
    },
    {
      question: 'Does the Creator Fund need 1,000 followers?',
      answer:
        'No. The 1,000-follower mark opens LIVE and its gifts. TikTok’s own page asked 10,000 followers and 10,000 views in 30 days for the Creator Fund, which closed in December 2023 in the US, UK, France and Germany. Its successor, Creator Rewards, asks 10,000 followers and 100,000 views in 30 days (checked November 2026).',
    },
    {
      question: 'Why is the line for views so small?',
      answer:
        'It keeps the old Creator Fund’s rate of two to four cents per thousand views. Creators in today’s Rewards programme report forty cents to a dollar per thousand qualified views. Open the panel under the notes to see that figure for your account.',
    },
    {
      question: 'Which line is the most optimistic?',
      answer:
        'Affiliate sales. It assumes that every engaged follower is worth fifty cents a month, and another public calculator counts four. Treat it as what a shop-focused account can reach with a product that fits.',
    },
    {
      question: 'What is left out?',
      answer:
        'Taxes, agency shares, the cost of products and equipment, subscriptions, series and paid courses. Brand deals vary most of all: small accounts report 20 to 350 dollars a post, and many months have none.',
    },
    {
      question: 'Why does a business account earn less from TikTok itself?',
      answer:
        'Creator Rewards takes personal accounts only. The formula gives business accounts a higher figure for brand deals instead, because they sell to brands as companies.',
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
