import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'TikTok Hashtag Generator',
  title: 'Free TikTok Hashtag Generator – Five That Fit Your Video',
  description:
    'Paste a topic, caption or script and get up to five TikTok hashtags from your own words, with more to swap in if your text has them. Free.',
  summary: 'Up to five hashtags from your own words, ready to copy, with no guesses.',
  card: 'Up to five hashtags, TikTok’s limit, from the words of your own video.',
  keywords: ['hashtags', 'tags', 'tiktok seo', 'search phrases', 'fyp', 'niche hashtags', 'tag generator'],
  steps: [
    {
      title: 'Paste what your video says',
      text: 'A topic works, a caption works better, the whole script works best.',
    },
    {
      title: 'Set the mix',
      text: 'One broad, two niche and two specific tags suit most posts. Choose more niche tags for insiders, more broad ones for everyone.',
    },
    { title: 'Copy the set', text: 'Paste them at the end of your caption. If there’s a second card, you can swap.' },
    { title: 'Say your topic too', text: 'Out loud or on screen: a search can match both.' },
  ],
  features: [
    {
      title: 'Never more than five',
      text: 'That’s all TikTok takes. No duplicates, no “cake” next to “cakes”, and only characters that work in a hashtag.',
    },
    {
      title: 'From your words',
      text: 'Specific tags come from the nouns and places in your text, in any language.',
    },
    {
      title: 'No guesses',
      text: 'Niche tags join only if your words clearly name that niche. Three right tags beat five with a wrong one.',
    },
    {
      title: 'No filler, no fake view counts',
      text: '#fyp is off unless you want it. We show no numbers that we can’t read live from TikTok.',
    },
    {
      title: 'Found nearby',
      text: 'Add your city and one tag names it. That’s how people look for cafés, shops and events.',
    },
  ],
  faq: [
    {
      question: 'How many hashtags can a TikTok have?',
      answer:
        'Five. The app has shown that limit since August 2025, Net Influencer reports; we know of no formal announcement (November 2026). Guides that say ten to thirty are older.',
    },
    {
      question: 'Do #fyp and #viral help?',
      answer:
        'We know of no word from TikTok that they do. They don’t describe your video, and you only have five. You can switch them on to try.',
    },
    {
      question: 'Why no view counts or trending tags?',
      answer:
        'They change by the hour and TikTok has no open source for them. Look in the app or in TikTok Creative Center.',
    },
    {
      question: 'Caption or comments?',
      answer:
        'The caption, at the end. Tags work there from the start, and count towards the 2,200 characters TikTok’s developer pages give.',
    },
    {
      question: 'Hashtags or keywords: what matters more?',
      answer:
        'They do different jobs. A tag leads to similar videos; words in your caption, on screen and in your voice can match a search. Use both.',
    },
    {
      question: 'Can I use the same five every time?',
      answer: 'Keep the two or three that describe your account. Change the rest with each video.',
    },
    {
      question: 'Do capitals matter?',
      answer: 'Not for where a tag leads. But #SourdoughBread is easier to read, and screen readers say it right.',
    },
  ],
  sources: [
    {
      label: 'Net Influencer: TikTok limits posts to five hashtags',
      url: 'https://www.netinfluencer.com/?p=37510',
      checked: '2026-11',
    },
    {
      label: 'TikTok for Developers: caption length of a post',
      url: 'https://developers.tiktok.com/doc/content-posting-api-reference-direct-post',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
