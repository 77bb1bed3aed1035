import type { ToolCopy } from '@/lib/tool/identity'

export const copy = {
  name: 'Social Media Character Counter',
  title: 'Social Media Character Counter for Ten Networks',
  description:
    'Count one text against X, Instagram, TikTok, YouTube, LinkedIn, Facebook, Threads, Bluesky, Mastodon and Pinterest, each by its own counting rules.',
  summary: 'One text against every post, caption, title and bio limit, in each network’s own unit.',
  card: 'Count one text against the limits of ten networks, each by its own rules.',
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
    {
      title: 'Paste the text',
      text: 'A caption, a bio, a whole article: the box takes any length. The counts follow while you type, and a very long text is counted when you pause.',
    },
    {
      title: 'Look for “over”',
      text: 'Every line ends with “Fits” and the room left, or with how much has to go. Choose one network if the other nine do not matter today.',
    },
    {
      title: 'Check the fold, then copy',
      text: 'Move what matters above the words at which “more” appears. “Copy summary” puts all counts into the clipboard, for a client or a colleague.',
    },
  ],
  features: [
    {
      title: 'Six ways of counting',
      text: 'Weighted characters on X, bytes for YouTube descriptions, visible characters on Bluesky, emoji by their bytes on Threads: the same text has up to six lengths, and each line uses the right one.',
    },
    {
      title: 'Links as the network sees them',
      text: 'A link takes 23 characters of a post on X, with or without https, and on Mastodon when its https is written out. Elsewhere it takes all of its letters.',
    },
    {
      title: 'Emoji counted honestly',
      text: 'The family emoji is one picture, eleven UTF-16 units, two characters on X and 25 on Threads. “Styled” letters from a font generator take two each on most networks.',
    },
    {
      title: 'The fold, in your own words',
      text: 'For Instagram captions, LinkedIn posts and YouTube descriptions you read the last words before the cut instead of a bare number.',
    },
    {
      title: 'Your draft stays yours',
      text: 'Counting happens in the page. The draft is neither uploaded nor stored, and it is gone when you close the tab.',
    },
  ],
  faq: [
    {
      question: 'Why is my post too long on X when another counter says 280?',
      answer:
        'Most counters count UTF-16 units or letters. X weighs them: Latin, Greek, Cyrillic, Arabic and Hebrew letters are one, Chinese, Japanese and Korean ones are two, an emoji is two and a link is 23. “日本” is therefore four characters of a post.',
    },
    {
      question: 'What is a UTF-16 unit?',
      answer:
        'The step in which most apps measure text. Common letters take one, most emoji and all styled letters take two, and joined emoji take many more. We use it for networks that do not say how they count, because none that we know of is stricter with ordinary text.',
    },
    {
      question: 'How many hashtags may a post have?',
      answer:
        'Instagram and TikTok take five, and both lines are in the list. Threads links one tag a post. The other networks have no such line here, because we found no cap that we could name a source for.',
    },
    {
      question: 'Is a TikTok caption not allowed 4,000 characters?',
      answer:
        'For photo posts, other guides say so. For a video, TikTok’s own developer documentation names 2,200 UTF-16 units, so that is the figure a caption has to meet to work in both.',
    },
    {
      question: 'Do all Mastodon servers stop at 500?',
      answer:
        'No, whoever runs the server may allow more. 500 is what an unchanged server takes, and a post within it can be published from any of them. Of a name on another server only the part before the second @ counts.',
    },
    {
      question: 'How exact is the place where a text folds?',
      answer:
        'It is a guide. No network documents it, and it moves with the device, the width of the letters and your line breaks. Expect about 125 characters on Instagram, 210 on LinkedIn’s desktop page (fewer on a phone) and 150 on YouTube.',
    },
    {
      question: 'Can I count a whole book?',
      answer:
        'Half a million characters have been tried. Beyond 50,000 the figures wait until you stop typing, so that the box itself never lags behind your keys.',
    },
  ],
  sections: { features: 'What Makes This Counter Exact' },
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
