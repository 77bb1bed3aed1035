import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'Word Counter',
  title: 'Free Word Counter – Words, Sentences, Reading Time',
  description:
    'Count words, characters, sentences and paragraphs, see your reading and speaking time, your most used words and how far it is to your goal.',
  summary: 'Words, characters, sentences and times of any text, with its top words and phrases.',
  card: 'Words, sentences, reading time and the words you use most.',
  keywords: [
    'word count',
    'characters',
    'sentences',
    'paragraphs',
    'reading time',
    'speaking time',
    'word frequency',
    'density',
    'unique words',
  ],
  steps: [
    {
      title: 'Paste or open a text',
      text: 'A caption or a whole book: up to 500,000 characters, typed, pasted or from a .txt or .md file.',
    },
    {
      title: 'Read the figures',
      text: 'Twelve counts, the words and phrases you repeat, and your longest sentence. They follow every key.',
    },
    {
      title: 'Set a goal',
      text: 'Say how many words you need under Options. A bar shows how far you’ve come.',
    },
  ],
  features: [
    {
      title: 'Counts what you see',
      text: 'A family emoji is one character, spaces at the ends make no word, and Japanese or Thai is counted without spaces between words.',
    },
    {
      title: 'Real sentences',
      text: '“Dr. Patel” and “No. 5” don’t end one. A line break does, as in lists and captions.',
    },
    {
      title: 'Words you lean on',
      text: 'Top words and phrases of two and three words with their density, small words left out in 28 languages.',
    },
    {
      title: 'Yours to keep',
      text: 'Save each list as CSV for a spreadsheet, or everything as JSON.',
    },
  ],
  faq: [
    {
      question: 'What counts as a word?',
      answer:
        'Letters or digits in a row. “Well-known”, “don’t” and “3.5” are one word each; a dash with spaces around it is none, and neither is an emoji.',
    },
    {
      question: 'Why does another counter give more characters?',
      answer:
        'Many count the computer’s units, of which 👨‍👩‍👧 takes eight. Here it’s one, as you see it. Code points and bytes stand beside it for forms that count those.',
    },
    {
      question: 'How are the times worked out?',
      answer:
        'Reading at 238 words a minute, the average for English non-fiction in 190 studies. Speaking at 150, a usual rate of conversation. Both are rounded up to a second.',
    },
    {
      question: 'What is a paragraph here?',
      answer: 'Text between empty lines. Single line breaks stay within a paragraph; they’re counted as lines.',
    },
    {
      question: 'Which words are left out of the top lists?',
      answer:
        'Words such as “the”, “of” and “is”. The language is found out by itself, or pick it. A phrase may hold a small word, but not begin or end with one.',
    },
    {
      question: 'Can I count a secret draft?',
      answer:
        'Yes: it’s counted in this tab and goes nowhere. A draft stays in your browser so a reload loses nothing; you can switch that off.',
    },
  ],
  sources: [
    {
      label: 'Brysbaert: how many words do we read per minute?',
      url: 'https://biblio.ugent.be/publication/8647789',
      checked: '2026-11',
    },
    {
      label: 'VirtualSpeech: average speaking rates',
      url: 'https://virtualspeech.com/blog/average-speaking-rate-words-per-minute',
      checked: '2026-11',
    },
    {
      label: 'Unicode: what a character, a word and a sentence are',
      url: 'https://www.unicode.org/reports/tr29/',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
