import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'YouTube Script Writer',
  title: 'Free YouTube Script Writer – Hook to Chapters',
  description:
    'Write a YouTube script from a story, an idea or notes: hook, timed sections, your request, and chapters once there are three sections. Free.',
  summary: 'A hook and timed sections, with shots where your words suggest them.',
  card: 'A timed script in two columns, from the hook to the ending.',
  keywords: ['youtube script', 'video script', 'script writer', 'hook', 'b-roll', 'video outline', 'shorts script'],
  steps: [
    {
      title: 'Say what it’s about or paste notes',
      text: 'A paragraph in your own words beats a headline: its sentences become the sections.',
    },
    {
      title: 'Choose length and pace',
      text: 'From a 30-second Short to 15 minutes. The words fit the time.',
    },
    {
      title: 'Fill the blanks out loud',
      text: 'For a blank like [the mistake to avoid, about 3 minutes], tell it to someone, then write it down.',
    },
    {
      title: 'Film, cut, add chapters',
      text: 'The list at the end goes into your description. Adjust its times to the finished video.',
    },
  ],
  features: [
    {
      title: 'A hook, not a greeting',
      text: 'Thirty seconds at most, in your own words.',
    },
    {
      title: 'Sections that fit your story',
      text: 'A story keeps its twist, an opinion meets the other side, a how-to takes one step at a time.',
    },
    {
      title: 'One request, in the middle',
      text: 'It comes once people have got something from you. Type yours; a quick draft adds none.',
    },
    {
      title: 'Chapters included',
      text: 'With three sections or more you get the list: from 0:00, each over ten seconds.',
    },
    {
      title: 'Shorts are different',
      text: 'A first line, one or two points, and your last sentence. No request.',
    },
  ],
  faq: [
    {
      question: 'How many words is a five-minute video?',
      answer:
        'About 800 at 160 words a minute, if you talk all the time. Most videos leave room for pictures; the meter shows both.',
    },
    {
      question: 'Is it a finished script?',
      answer:
        'With an AI model it’s a full draft. Without one it’s an outline with your sentences in place, and blanks that say what’s missing and how long it can take.',
    },
    {
      question: 'What is b-roll?',
      answer:
        'Pictures shown while you talk: hands, details, the place. Film more than you need, five seconds each. It hides your cuts.',
    },
    {
      question: 'How long can a Short be?',
      answer: 'Three minutes, says YouTube (November 2026). We offer 30 and 60 seconds: one point rarely needs more.',
    },
    {
      question: 'Should I read it word for word?',
      answer: 'The hook and the ending, yes. For the rest, remember the point and say it your way.',
    },
    {
      question: 'Why doesn’t it ask for likes?',
      answer: 'People who got nothing yet have no reason to give. One request in the middle works better.',
    },
  ],
  sources: [
    {
      label: 'YouTube Help: length of Shorts',
      url: 'https://support.google.com/youtube/answer/10059070',
      checked: '2026-11',
    },
    {
      label: 'YouTube Help: chapters need three times, ten seconds each',
      url: 'https://support.google.com/youtube/answer/9884579',
      checked: '2026-11',
    },
    {
      label: 'Teleprompter.works: how fast creators speak',
      url: 'https://teleprompter.works/blog/tiktok-script-guide',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
