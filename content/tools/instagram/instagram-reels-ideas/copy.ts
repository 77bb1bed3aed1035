import type { ToolCopy } from '@/lib/tool/tool'

export const copy: ToolCopy = {
  name: 'Instagram Reels Ideas Generator',
  title: 'Free Instagram Reels Ideas Generator – Shots and Covers',
  description:
    'Reels ideas you can film alone: first frame, timed shots, words for the cover and what kind of sound fits. Free, no sign-up.',
  summary: 'Reels you can film alone: timed shots, cover text and the right kind of sound.',
  card: 'Reels you can film alone, with a shot list, a cover and the sound.',
  keywords: ['reels ideas', 'instagram video ideas', 'reel cover', 'reels script', 'shot list', 'b-roll'],
  steps: [
    {
      title: 'Say what we can see, and what happened',
      text: '“Wellness” has no picture. “I walked to work for a year and my knees are better” has.',
    },
    { title: 'Choose the sound', text: 'Your voice, natural sound, or music without speech.' },
    {
      title: 'Film shot by shot',
      text: 'Each shot has its seconds and its text. Fill the blanks with your own things.',
    },
  ],
  features: [
    {
      title: 'A cover for your grid',
      text: 'Up to six words, different from the first frame, so your grid reads like a table of contents.',
    },
    {
      title: 'The kind of sound, not the song',
      text: 'Which songs you can use depends on your account and country. The card says what kind fits.',
    },
    { title: 'Works without sound', text: 'The first frame makes sense on mute. Your voice adds to it.' },
    { title: 'Film it alone', text: 'A phone that leans on something is enough. No drones, no actors.' },
    {
      title: 'Five hashtags, not #reels',
      text: 'Instagram advises against generic tags. These name your topic.',
    },
  ],
  faq: [
    {
      question: 'How long should a Reel be?',
      answer: 'As long as the point needs. Half a minute fits most ideas. “Over a minute” is for things with steps.',
    },
    {
      question: 'Can I post the same idea on TikTok?',
      answer:
        'Yes. The shots are the same. Here you also get a cover and a sound; our TikTok tool has the length that counts for its rewards.',
    },
    {
      question: 'Why don’t you suggest a song?',
      answer:
        'We can’t know which songs your account may use, and business accounts have fewer. Search the app for something like “slow instrumental, no words”.',
    },
    {
      question: 'Where can I put text in a Reel?',
      answer:
        'In the upper two thirds, away from the right edge. Buttons and caption cover the rest. Keep cover words in the middle: the grid crops top and bottom.',
    },
    {
      question: 'What is the search phrase for?',
      answer: 'It’s what people would type to find this. Put it in the first line of your caption.',
    },
    {
      question: 'Does it work for a shop?',
      answer:
        'Yes. Type the offer with its price and last day, and what people should do under “Add details”. Nothing is promised that you didn’t write.',
    },
  ],
  sources: [
    {
      label: 'Social Media Today: five hashtags on Instagram, quoting @creators, 18 December 2025',
      url: 'https://www.socialmediatoday.com/',
      checked: '2026-11',
    },
    {
      label: 'AdCreate: Reel dimensions, safe zones and covers',
      url: 'https://adcreate.com/blog/instagram-reel-dimensions-size-guide-2026',
      checked: '2026-11',
    },
  ],
}
