import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'YouTube Title Generator',
  title: 'Free YouTube Title Generator – Feed, Search and Shorts',
  description:
    'YouTube titles for search, the home feed or Shorts in your own words, with the cut-off on a phone and your keyword’s place. Free, no sign-up.',
  summary: 'Titles for feed, search or Shorts in your own words, and where a phone cuts them.',
  card: 'Titles in your own words for feed, search or Shorts.',
  keywords: ['title', 'video title', 'headline', 'thumbnail', 'a/b test', 'shorts title', 'youtube seo'],
  steps: [
    {
      title: 'Say what happens in the video',
      text: '“Woodworking” is a shelf. “I rebuilt my shed from pallets and the roof leaked” is a video.',
    },
    {
      title: 'Choose where people find it',
      text: 'Home feed, search or Shorts. In search your keyword leads; keep Shorts near 40 characters.',
    },
    {
      title: 'Run a test',
      text: 'For long videos, an AI puts three on the first card. From a quick draft, pick the two that differ most.',
    },
    {
      title: 'Plan the thumbnail',
      text: 'Show what the title doesn’t say. Saying it twice wastes one of the two.',
    },
  ],
  features: [
    {
      title: 'Three different ideas',
      text: 'An AI’s test set mixes, say, a question, a statement and a scene, so the winner teaches you something.',
    },
    { title: 'See the cut-off', text: 'Titles over about 50 characters show where a phone cuts them.' },
    {
      title: 'Your keyword’s place',
      text: 'Enter the phrase people type and see where it starts, or if it’s missing.',
    },
    {
      title: 'No shouting',
      text: 'No capitals for emphasis, no characters YouTube refuses, one emoji at most.',
    },
    { title: 'No false promises', text: 'A number appears only if you gave it.' },
  ],
  faq: [
    {
      question: 'How long can a YouTube title be?',
      answer:
        '100 characters, without < or >, says YouTube’s help page (November 2026). Less shows: around 60 to 70 on a desktop, 40 to 50 on a phone, others measured.',
    },
    {
      question: 'What is Test & Compare?',
      answer:
        'A test in YouTube Studio on a computer: up to three titles, thumbnails or both for at most two weeks, judged by watch time. For long videos, not Shorts (ppc.land, 9 December 2025).',
    },
    {
      question: 'Should the keyword come first?',
      answer: 'For search, early is good: it survives the cut. For the home feed a natural sentence usually wins.',
    },
    {
      question: 'Is a question better than a statement?',
      answer: 'Neither. A question works if people don’t know the answer. Test both.',
    },
    {
      question: 'Can I change the title later?',
      answer: 'Yes, any time. Many impressions, few clicks? Change title and thumbnail first, then wait a few days.',
    },
    {
      question: 'Are these clickbait?',
      answer:
        'They open a question, and your video has to answer it. If a card promises something you don’t show, skip it.',
    },
  ],
  sources: [
    {
      label: 'YouTube Help: upload videos, title limit',
      url: 'https://support.google.com/youtube/answer/57404',
      checked: '2026-11',
    },
    {
      label: 'YouTube Data API: characters allowed in a title',
      url: 'https://developers.google.com/youtube/v3/docs/videos',
      checked: '2026-11',
    },
    { label: 'PPC Land: titles in Test & Compare', url: 'https://ppc.land/', checked: '2026-11' },
  ],
} as const satisfies ToolCopy
