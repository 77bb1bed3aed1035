import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'YouTube Description Writer',
  title: 'Free YouTube Description Writer – With Chapters',
  description:
    'Write a YouTube description from a title or transcript: first lines for search, your links kept, working chapters, within YouTube’s limit. Free.',
  summary: 'First lines for search, your links untouched and chapters that work.',
  card: 'First lines, body, your links and chapters that work.',
  keywords: ['description', 'video description', 'chapters', 'timestamps', 'youtube seo', 'show notes', 'links'],
  steps: [
    {
      title: 'Paste what you have',
      text: 'A title is enough. Notes or a transcript make it about your video and no other.',
    },
    {
      title: 'Add times and links',
      text: 'In their boxes or inside your text. They come out exactly as you typed them.',
    },
    {
      title: 'Fill the blanks',
      text: 'Chapters without a time get [your time]. Anything only you know is a blank too.',
    },
    {
      title: 'Copy it all',
      text: 'First lines, body, links, chapters, one request, hashtags: ready for the description box.',
    },
  ],
  features: [
    {
      title: 'Fits YouTube’s real limit',
      text: 'That is 5,000 bytes: an emoji takes four, a Japanese letter three. Too long? We cut sentences, never a link.',
    },
    {
      title: 'Chapters that work',
      text: 'Sorted, starting at 0:00, with a note if there are fewer than three or one is under ten seconds.',
    },
    { title: 'Your links stay as they are', text: 'Nothing rewrites them, and no link is added.' },
    {
      title: 'The first 150 characters',
      text: 'They show next to your title in search, so they are written for that, with your keyword.',
    },
    {
      title: 'Transcripts welcome',
      text: 'A time on every line is read as a transcript, so you don’t end up with two hundred chapters.',
    },
  ],
  faq: [
    {
      question: 'How long can a YouTube description be?',
      answer:
        '5,000 bytes, and no < or >, says the Data API documentation (November 2026). In English that’s nearly 5,000 characters; in Arabic about half, in Japanese a third.',
    },
    {
      question: 'Why don’t my chapters show?',
      answer:
        'YouTube wants a first time of 0:00, at least three times in order, and ten seconds or more for each. One slip and none show. Shorts have none.',
    },
    {
      question: 'How much shows before “more”?',
      answer: '100 to 200 characters, depending on the device, others say; YouTube gives no figure. We write for 150.',
    },
    {
      question: 'Should I add hashtags?',
      answer:
        'Three are plenty: up to three can show with your title. With more than 60 YouTube ignores them all, says its help page.',
    },
    {
      question: 'Do links work in a Short’s description?',
      answer:
        'No, YouTube turned them off on 31 August 2023. We leave them out of Shorts. Use your channel page or a related video.',
    },
    {
      question: 'Does it know what’s in my video?',
      answer:
        'Only what you tell it. A bare title gives first lines and blanks. If an AI model assumes something, it’s underlined.',
    },
  ],
  sources: [
    {
      label: 'YouTube Data API: 5,000 bytes, no angle brackets',
      url: 'https://developers.google.com/youtube/v3/docs/videos#snippet.description',
      checked: '2026-11',
    },
    {
      label: 'YouTube Help: video chapters',
      url: 'https://support.google.com/youtube/answer/9884579',
      checked: '2026-11',
    },
    {
      label: 'YouTube: links in Shorts, August 2023',
      url: 'https://yt.be/help/links',
      checked: '2026-11',
    },
    {
      label: 'YouTube Help: how many hashtags count',
      url: 'https://support.google.com/youtube/answer/6390658',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
