import type { ToolCopy } from '@/lib/tool/identity'

export const copy = {
  name: 'TikTok Shop Name Generator',
  title: 'TikTok Shop Name Generator with Rule Check',
  description:
    'Free TikTok Shop name ideas for your products, each with tagline, meaning and username, and each checked against TikTok’s naming rules before you see it.',
  summary: 'Shop names with tagline and username, checked against TikTok Shop’s naming rules.',
  card: 'Names for your TikTok Shop that keep its naming rules, with tagline and username.',
  keywords: [
    'shop name',
    'store name',
    'brand name',
    'tiktok shop',
    'seller',
    'business name ideas',
    'tagline',
  ],
  steps: [
    {
      title: 'Say what you sell',
      text: '“Ceramic mugs” or “soy candles, poured in Leith”. The names are built from these nouns and the place, so name the thing that you would still sell in three years.',
    },
    {
      title: 'Set vibe, market and length',
      text: 'Short names survive on a phone, where the shop name stands in small type beside the product. “Must include” keeps a first name or a word you already print on labels.',
    },
    {
      title: 'Read the meaning, then the check',
      text: 'Each card says what the parts of the name bring and lists the rules that it keeps.',
    },
    {
      title: 'Search before you register',
      text: 'Look for the exact name on TikTok Shop and in your country’s trademark register. We cannot see either.',
    },
  ],
  features: [
    {
      title: 'Seven rules checked by code',
      text: 'Length, platform and brand names, “best” and “vs”, claims that need proof, “Official” and its relatives, generic words, phone numbers and links. A name that breaks one never reaches you.',
    },
    {
      title: 'Names that leave room',
      text: 'Beside your own product stand a second word in the vibe you chose and things that belong to the trade, such as wick and ember for candles. A category alone never stands as the name.',
    },
    {
      title: 'A line for below the name',
      text: 'The tagline says what is sold in your own words and claims nothing: no “handmade”, no “premium” that you have not said yourself.',
    },
    {
      title: 'The username that goes with it',
      text: 'You also get the shop name spelled as a TikTok username that is valid, so that shop and account match.',
    },
  ],
  faq: [
    {
      question: 'Which names does TikTok Shop refuse?',
      answer:
        'Seller University (Vietnam and Thailand, June 2025) rules out names of TikTok and other platforms, comparisons and superlatives, claims without proof, generic category words, contact details, and “Official” without authorisation; “Authorised” and “Flagship” are not allowed at all. Your own market’s page may differ in detail.',
    },
    {
      question: 'Can the word “shop” be in my shop name?',
      answer:
        'The rules name it as an example of a generic word. Whether it passes as part of a longer word such as “GlowShop” is not stated anywhere we could read, so we leave it out.',
    },
    {
      question: 'How long may a shop name be?',
      answer:
        'Sources disagree: seller guides from 2022 and 2023 say 40 characters, a later news report from Indonesia 120. Up to 30 is safe under all of them and still readable on a phone.',
    },
    {
      question: 'Is the name mine once I have registered it?',
      answer:
        'On TikTok Shop it has to be unique, but that is not a trademark. Someone who owns the mark can object later, so search the register for the goods you sell before you print labels.',
    },
    {
      question: 'Can I change the shop name later?',
      answer:
        'Sellers can apply for a change in Seller Center, and TikTok reviews the new name like the first. How often that is possible depends on the market, so treat the first choice as one that stays.',
    },
    {
      question: 'Should the shop and my account have the same name?',
      answer:
        'It helps: people who saw a video look for that name. If your account carries your own name, put it into “Must include” and look for a shop name with both.',
    },
  ],
  sources: [
    {
      label: 'TikTok Shop Seller University (Vietnam): shop name rules, June 2025',
      url: 'https://seller-vn.tiktok.com/university/essay?knowledge_id=5722414668826385',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
