import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'Instagram Caption Generator',
  title: 'Free Instagram Caption Generator – Photos, Reels, Carousels',
  description:
    'Instagram captions in your own words for a photo, Reel, carousel, launch or story, with real line breaks and up to five hashtags. Free, no account.',
  summary: 'Captions for photos, Reels, carousels and launches, with up to five hashtags.',
  card: 'Captions in your own words, with line breaks and up to five hashtags.',
  keywords: ['caption', 'instagram', 'reel caption', 'carousel', 'launch post', 'bio link', 'hashtags', 'photo text'],
  steps: [
    {
      title: 'Describe the picture and the story behind it',
      text: 'What everyone can see, plus one thing nobody can: how long you waited, what nearly went wrong.',
    },
    {
      title: 'Pick the kind of post',
      text: 'An AI gives a carousel a reason to swipe and a Reel its context. A quick draft only lays out your words.',
    },
    {
      title: 'Choose what you want from it',
      text: 'Type what people should do, and it ends the caption. Leave it empty, and a quick draft asks for nothing.',
    },
    { title: 'Paste it', text: 'Copy keeps the empty lines and puts the hashtags at the end.' },
  ],
  features: [
    {
      title: 'Your sentences',
      text: 'The caption says what you typed, with its best line first. A single sentence may just come back tidied up.',
    },
    {
      title: 'Up to date on hashtags',
      text: 'Five is the most Instagram takes, announced in December 2025. Blocks of thirty are over.',
    },
    {
      title: 'Easy to read',
      text: 'Longer captions come in short blocks. No dots or invisible characters needed.',
    },
    {
      title: 'Sounds like you',
      text: 'Paste some of your captions under “Your voice”. An AI picks up their rhythm; a quick draft keeps your lower case.',
    },
    {
      title: 'Nothing you didn’t say',
      text: 'No invented discounts, dates or reviews.',
    },
  ],
  faq: [
    {
      question: 'How many hashtags does Instagram allow in 2026?',
      answer:
        'Five in a post or Reel. @creators announced it on 18 December 2025, Social Media Today reports. The developer pages still said 30 in November 2026.',
    },
    {
      question: 'How long can an Instagram caption be?',
      answer:
        '2,200 characters with hashtags, and up to 20 mentions, says Meta’s developer reference (November 2026). Most emoji count as two.',
    },
    {
      question: 'Where does Instagram cut off captions?',
      answer:
        'Most guides say after about 125 characters; we found no Meta page that says so. If your first line is longer, a note tells you.',
    },
    {
      question: 'Hashtags in the caption or the first comment?',
      answer:
        'That’s a matter of looks; both count towards the five. We put them at the end. Copy the parts separately if you like it clean.',
    },
    {
      question: 'Do longer captions do better?',
      answer:
        'No length always wins. A strong picture wants one line; a carousel that teaches wants its steps. Try two lengths and compare saves.',
    },
    {
      question: 'Does the tool see my photo?',
      answer: 'No, only your words. Nothing is uploaded, so that one detail you mention matters.',
    },
    {
      question: 'Can I use the captions for clients?',
      answer: 'Yes, commercially too, without naming us. Read each one as your client would.',
    },
  ],
  sources: [
    {
      label: 'Social Media Today: Instagram limits hashtags to five',
      url: 'https://www.socialmediatoday.com/',
      checked: '2026-11',
    },
    {
      label: 'Meta for Developers: captions, mentions and hashtags',
      url: 'https://developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/ig-user/media',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
