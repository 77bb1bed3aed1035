import { spellNumber } from '@/lib/core/format/format-number'
import { capitalizeFirst } from '@/lib/core/strings/capitalize-first'
import { networks } from '@/lib/platforms/networks'
import type { ToolCopy } from '@/lib/tool/tool'

const networkCount = spellNumber(Object.keys(networks).length)

export const copy = {
  name: 'Social Media Character Counter',
  title: `Free Social Media Character Counter – ${capitalizeFirst(networkCount)} Networks`,
  description:
    'Count your text for X, Instagram, TikTok, YouTube, LinkedIn, Facebook, Threads, Bluesky, Mastodon and Pinterest, each by its own rules. Free.',
  summary: 'Your text against every post, caption, title and bio limit, counted by each network’s rules.',
  card: `Count your text against the limits of ${networkCount} networks, by their own rules.`,
  keywords: [
    'character count',
    'letter counter',
    'word counter',
    'length',
    'limit',
    'linkedin',
    'facebook',
    'threads',
    'bluesky',
    'mastodon',
    'pinterest',
    'x',
  ],
  steps: [
    { title: 'Paste your text', text: 'A caption, a bio, a whole article. The counts follow as you type.' },
    {
      title: 'Look for “over”',
      text: 'Every line says “Fits” and how much room is left, or how much has to go.',
    },
    {
      title: 'Check the fold and copy',
      text: 'Keep what matters above “more”. “Copy summary” takes all the counts along.',
    },
  ],
  features: [
    {
      title: 'Each network’s own rules',
      text: 'X weighs characters, YouTube descriptions count bytes, Threads counts the bytes of emoji. Your text has up to six lengths.',
    },
    {
      title: 'Links counted right',
      text: '23 characters on X, with or without https. On Mastodon 23 if https is written out. Elsewhere every letter.',
    },
    {
      title: 'Emoji too',
      text: 'The family emoji is two characters on X and 25 on Threads. Fancy font letters take two nearly everywhere.',
    },
    {
      title: 'See where it folds',
      text: 'For Instagram, LinkedIn and YouTube you read the last words before “more”.',
    },
    {
      title: 'Stays in your browser',
      text: 'Your text is not uploaded or stored. It’s gone when you close the tab.',
    },
  ],
  faq: [
    {
      question: 'Why is my post too long on X when another counter says 280?',
      answer:
        'X counts Chinese, Japanese and Korean letters as two, emoji as two and links as 23. Most counters don’t: “日本” is four on X.',
    },
    {
      question: 'What is a UTF-16 unit?',
      answer:
        'How most apps measure text: common letters are one, most emoji two or more. We use it when a network doesn’t say how it counts, because no rule we know is stricter with ordinary text.',
    },
    {
      question: 'How many hashtags can a post have?',
      answer:
        'Five on Instagram and TikTok, one tag that links on Threads. For the others we found no limit with a source.',
    },
    {
      question: 'Doesn’t TikTok allow 4,000 characters?',
      answer:
        'For photo posts, some guides say. For videos TikTok’s developer documentation says 2,200, and that works for both.',
    },
    {
      question: 'Do all Mastodon servers stop at 500?',
      answer:
        'No, some allow more. 500 works on all of them. Of a name on another server only the part before the second @ counts.',
    },
    {
      question: 'How exact is the fold?',
      answer:
        'It’s a guide: it moves with your device and line breaks. Expect about 125 characters on Instagram, 210 on LinkedIn’s desktop page (fewer on a phone) and 150 on YouTube.',
    },
    {
      question: 'Can I count a whole book?',
      answer: 'Yes, half a million characters have been tried. Above 50,000 it counts when you stop typing.',
    },
  ],
  sources: [
    {
      label: 'X: counting characters',
      url: 'https://docs.x.com/fundamentals/counting-characters',
      checked: '2026-11',
    },
    {
      label: 'Threads: limits of a post',
      url: 'https://developers.facebook.com/documentation/threads/posts',
      checked: '2026-11',
    },
    {
      label: 'Bluesky: the definition of a post',
      url: 'https://github.com/bluesky-social/atproto/blob/main/lexicons/app/bsky/feed/post.json',
      checked: '2026-11',
    },
    {
      label: 'Mastodon: posting',
      url: 'https://docs.joinmastodon.org/user/posting/',
      checked: '2026-11',
    },
    {
      label: 'YouTube: the description in bytes',
      url: 'https://developers.google.com/youtube/v3/docs/videos#snippet.description',
      checked: '2026-11',
    },
    {
      label: 'TikTok: the caption of a video',
      url: 'https://developers.tiktok.com/doc/content-posting-api-reference-direct-post',
      checked: '2026-11',
    },
    {
      label: 'Buffer: limits per network and the unit it counts in',
      url: 'https://developers.buffer.com/guides/character-limits.md',
      checked: '2026-11',
    },
    {
      label: 'LinkedIn, Facebook and where texts fold, compared',
      url: 'https://lettercounter.org/blog/social-media-character-limits-comparison',
      checked: '2026-11',
    },
    {
      label: 'Pinterest: titles and descriptions',
      url: 'https://typecount.com/blog/pinterest-description-character-limit',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
