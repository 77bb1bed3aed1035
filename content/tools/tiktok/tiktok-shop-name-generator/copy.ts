import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'TikTok Shop Name Generator',
  title: 'Free TikTok Shop Name Generator – Rules Checked',
  description:
    'Free TikTok Shop name ideas for your products, each with a tagline, what it means and a username, and each checked against TikTok’s naming rules.',
  summary: 'Shop names with a tagline and a username, checked against TikTok Shop’s rules.',
  card: 'Shop names that keep TikTok Shop’s rules, with tagline and username.',
  keywords: ['shop name', 'store name', 'brand name', 'tiktok shop', 'seller', 'business name ideas', 'shop tagline'],
  steps: [
    {
      title: 'Say what you sell',
      text: '“Ceramic mugs”, or “soy candles, poured in Leith”. Name what you’ll still sell in three years.',
    },
    {
      title: 'Set market and length',
      text: 'Short names read best on a phone. “Must include” keeps a name you already print on labels.',
    },
    {
      title: 'Check the meaning and the rules',
      text: 'Each card says what the name stands for and which rules it keeps.',
    },
    {
      title: 'Search before you register',
      text: 'Look for the name on TikTok Shop and in your country’s trademark register. We can’t see either.',
    },
  ],
  features: [
    {
      title: 'Seven rules checked',
      text: 'Length, platform and brand names, “best” and “vs”, unproven claims, “Official”, generic words, contact details. Names that break one are never shown.',
    },
    {
      title: 'Says what you sell',
      text: 'Your product with your place, your name or “Co”: The Soy Candle Co. An AI reaches further, to wick and ember.',
    },
    {
      title: 'A tagline that’s true',
      text: 'It says what you sell, in your words. No “handmade” or “premium” unless you said it.',
    },
    {
      title: 'A username to match',
      text: 'The same name as a valid TikTok username, so shop and account go together.',
    },
  ],
  faq: [
    {
      question: 'Which names does TikTok Shop refuse?',
      answer:
        'Platform names, comparisons and superlatives, unproven claims, generic words, contact details, “Official” without permission, and “Authorised” or “Flagship” at all. So says Seller University (Vietnam and Thailand, June 2025); your market may differ in detail.',
    },
    {
      question: 'Can my shop name have “shop” in it?',
      answer:
        'Better not. The rules list it as a generic word. We found no answer for words like “GlowShop”, so we leave it out.',
    },
    {
      question: 'How long can a shop name be?',
      answer:
        'Sources disagree: 40 characters in seller guides of 2022 and 2023, 120 in a later report from Indonesia. Up to 30 is safe under all of them.',
    },
    {
      question: 'Is the name mine once it’s registered?',
      answer:
        'On TikTok Shop, yes. But that is not a trademark: someone who owns the mark can object. Search the register before you print labels.',
    },
    {
      question: 'Can I change the shop name later?',
      answer:
        'You can apply in Seller Center, and TikTok reviews it again. How often depends on your market, so choose one that lasts.',
    },
    {
      question: 'Should shop and account have the same name?',
      answer:
        'It helps: people search for the name they saw in the video. Put your own name into “Must include” to get both.',
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
