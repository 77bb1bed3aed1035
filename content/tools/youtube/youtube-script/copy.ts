import type { ToolCopy } from '@/lib/tool/identity'

export const copy = {
  name: 'YouTube Script Writer',
  title: 'YouTube Script Writer: Hook, Sections and Chapters',
  description:
    'Write a YouTube script from a story, an idea or notes: hook, promise, sections with b-roll, one request and chapters. From Shorts to 15 minutes.',
  summary: 'Hook, sections with pictures beside the words, one request, and chapters for the description.',
  card: 'A script in two columns, from the hook to the chapters, timed to its length.',
  keywords: [
    'youtube script',
    'video script',
    'script writer',
    'hook',
    'b-roll',
    'video outline',
    'shorts script',
  ],
  steps: [
    {
      title: 'Say what the video is about, or paste notes',
      text: 'A paragraph in your own words beats a headline: its sentences become the sections, in your order.',
    },
    {
      title: 'Choose the length and your pace',
      text: 'From a Short of 30 seconds to 15 minutes. The words are kept within what you can say in that time.',
    },
    {
      title: 'Fill the blanks aloud',
      text: 'Where only you know what happened you find a blank with a length, such as [the moment it went wrong, about a minute]. Tell it to somebody once, then write down what you said.',
    },
    {
      title: 'Film, cut, set the chapters',
      text: 'The list at the end is ready for the description. Its times come from the plan, so adjust them to the finished video.',
    },
  ],
  features: [
    {
      title: 'A hook of thirty seconds at most',
      text: 'It opens a question and shows the first picture. Greetings are filtered out, and what is longer loses sentences.',
    },
    {
      title: 'Sections by what you are telling',
      text: 'A story goes from before to the turn to afterwards, an opinion meets its other side, a how-to begins with the result and counts its steps. The names of the sections are your table of contents.',
    },
    {
      title: 'One request, in the middle',
      text: 'It comes after the viewer has got something. Type yours under “What should people do”, or fill the blank.',
    },
    {
      title: 'Chapters that follow from the plan',
      text: 'They begin at 0:00, are in order and longer than ten seconds each, so YouTube accepts them.',
    },
    {
      title: 'Shorts by their own rules',
      text: 'No promise, no request: a first line, one or two points, and an end that runs into the beginning.',
    },
  ],
  faq: [
    {
      question: 'How many words does a five-minute video have?',
      answer:
        'About 800 at 160 words a minute, if you talk all the time. Most videos leave room for pictures; the meter below the script shows words and seconds against the length.',
    },
    {
      question: 'Is it a finished script?',
      answer:
        'With a connected AI model it is a full draft. Without one it is an outline: the order, the seconds and the pictures are there, your own sentences stand in their places, and blanks say what is missing and how long it may take.',
    },
    {
      question: 'What is b-roll?',
      answer:
        'Pictures shown over your voice: hands, details, the place. Film more of it than you need, five seconds each, because it also hides the cuts.',
    },
    {
      question: 'How long may a Short be?',
      answer:
        'Three minutes, says YouTube’s help page (checked in November 2026). We offer 30 and 60 seconds, because one point rarely needs more.',
    },
    {
      question: 'Should I read it word for word?',
      answer:
        'Read the hook and the ending as they are. For the sections remember the claim and the reason, and say them the way you talk.',
    },
    {
      question: 'Why does it not ask for likes?',
      answer:
        'A viewer who has got nothing yet has no reason to give anything. One request in the middle, for something that helps them as well, is easier to follow.',
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
