import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'Readability Checker',
  title: 'Free Readability Checker – Grade and Hard Sentences',
  description:
    'See the reading grade of your text, with hard sentences, passive voice, adverbs and complex words marked. Tap a mark to replace it in your text.',
  summary: 'The reading grade of your text, and each hard sentence and heavy word marked in it.',
  card: 'Your reading grade, with hard sentences and heavy words marked.',
  keywords: [
    'readability',
    'reading level',
    'grade level',
    'Flesch',
    'Flesch–Kincaid',
    'SMOG',
    'ARI',
    'passive voice',
    'adverbs',
    'plain language',
  ],
  steps: [
    {
      title: 'Paste your English text',
      text: 'A caption, a script or an article of up to 100,000 characters.',
    },
    {
      title: 'Say what it’s for',
      text: 'A short video needs easier words than a LinkedIn article. Pick it under Options and see how far off you are.',
    },
    {
      title: 'Tap the marks',
      text: 'Each says what’s wrong. Complex words and fillers can be changed from there; Undo brings them back.',
    },
  ],
  features: [
    {
      title: 'Four formulas',
      text: 'The grade is ARI, which counts letters and words. Flesch ease, Flesch–Kincaid and SMOG stand beside it.',
    },
    {
      title: 'Simpler words that fit',
      text: 'Over 240 complex words and phrases, in the right form: “utilized” becomes “used”, “an objective” becomes “a goal”.',
    },
    {
      title: 'Real passives',
      text: '“Was written by” is marked, “was tired” is not: each sentence is read for its verbs, not searched for “was”.',
    },
    {
      title: 'Links and tags don’t count',
      text: 'Hashtags, @handles and web addresses are no part of your sentences, so they don’t raise your grade.',
    },
  ],
  faq: [
    {
      question: 'What does the grade mean?',
      answer:
        'The school year in the United States whose pupils can follow the text. Grade 6 is about eleven or twelve years old. Lower isn’t childish, it’s quick to read.',
    },
    {
      question: 'Which grade should I aim for?',
      answer:
        'Our own suggestion: 5 for short videos, 6 for captions and posts, 8 for blogs and descriptions, 9 for LinkedIn articles. GOV.UK writes for a reading age of nine.',
    },
    {
      question: 'When is a sentence hard?',
      answer:
        'From 14 words on, if ARI puts it at grade 10 to 13. From grade 14 it’s very hard. The number behind it says how many words it has.',
    },
    {
      question: 'Why are there no scores for my text?',
      answer:
        'The formulas need three sentences, and SMOG is only sure from thirty. They’re also made for English: for other languages you get the counts.',
    },
    {
      question: 'Must I fix everything that’s marked?',
      answer:
        'No. A passive is right when nobody cares who did it, and “really” can be your voice. The table shows how many of each are fine.',
    },
    {
      question: 'Are these the grades of Hemingway?',
      answer:
        'Hemingway says that it uses the Automated Readability Index, and so do we. Small differences come from what counts as a sentence or a word.',
    },
  ],
  sources: [
    {
      label: 'VICE: Hemingway uses the Automated Readability Index',
      url: 'https://www.vice.com/en/article/78xvpa/an-app-for-turning-your-c',
      checked: '2026-11',
    },
    {
      label: 'Storm ID: why GOV.UK writes for a reading age of nine',
      url: 'https://blog.stormid.com/content-accessibility-plain-english/',
      checked: '2026-11',
    },
    {
      label: 'Essence: SMOG is not valid below 30 sentences',
      url: 'https://hexdocs.pm/essence/Essence.Readability.html',
      checked: '2026-11',
    },
    {
      label: 'plainlanguage.gov: use simple words and phrases',
      url: 'https://github.com/GSA/plainlanguage.gov/blob/main/_pages/guidelines/words/use-simple-words-phrases.md',
      checked: '2026-11',
    },
    {
      label: 'Plain English Ireland: 20 words to avoid',
      url: 'https://plainenglish.ie/20-words-to-avoid-if-you-want-to-write-in-plain-english/',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
