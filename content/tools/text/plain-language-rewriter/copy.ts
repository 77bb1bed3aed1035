import type { ToolCopy } from '@/lib/tool/tool'

export const copy: ToolCopy = {
  name: 'Plain Language Rewriter',
  title: 'Free Plain Language Rewriter – Easy to Read, Graded',
  description:
    'Turn hard texts into plain language: simpler words, shorter sentences, and the reading grade before and after. Your terms stay. Free, no sign-up.',
  summary: 'Simpler words and the reading grade before and after, with your terms kept.',
  card: 'Hard text in plain words, with its reading grade before and after.',
  keywords: [
    'simplify text',
    'plain english',
    'easy to read',
    'simple words',
    'readability',
    'reading level',
    'jargon',
  ],
  steps: [
    {
      title: 'Paste a hard text',
      text: 'Terms and conditions, a how-to, a press release, a script full of jargon.',
    },
    {
      title: 'Choose the grade',
      text: 'Grade 6 is a good start. Name the terms that have to stay.',
    },
    {
      title: 'Compare and copy',
      text: 'The heading says the grade, before and after. Every swapped word is listed.',
    },
  ],
  features: [
    {
      title: 'Measured, not promised',
      text: 'The Flesch–Kincaid grade of your text and of ours stands above the result. If it’s still too high, we say so.',
    },
    {
      title: 'See every change',
      text: '“More” shows the new text against yours, word by word. Edit what went too far.',
    },
    {
      title: 'Your terms stay',
      text: '“Compound interest” is what it is. Name it under “Words that stay” and nobody touches it.',
    },
    {
      title: 'Long sentences are named',
      text: 'Up to three sentences of more than 20 words are quoted with their length, because splitting them helps most.',
    },
    {
      title: 'Facts stay facts',
      text: 'Numbers, links, @names and #tags are checked by code when a model has rewritten the text.',
    },
  ],
  faq: [
    {
      question: 'What is a reading grade?',
      answer:
        'The school year in the United States in which a text like this is read with ease, by words per sentence and syllables per word. Grade 6 is about age 11.',
    },
    {
      question: 'What does it do when no AI model is set up?',
      answer:
        'It offers your own AI chat: we write the prompt, you paste the answer, and the grade is worked out here.',
    },
    {
      question: 'Why did the grade hardly change?',
      answer: 'Because sentence length weighs most. The note below quotes the long ones: split those first.',
    },
    {
      question: 'Can it simplify a text that isn’t English?',
      answer: 'In most languages, yes. The grade only works for English.',
    },
    {
      question: 'Is plain language only for official letters?',
      answer:
        'No. Captions and scripts are read on the move, between other things. Words that need no second look work better there too.',
    },
  ],
  sources: [
    {
      label: 'Plain language in short words: the guideline and its list',
      url: 'https://www.plainlanguage.gov/guidelines/words/',
      checked: '2026-11',
    },
    {
      label: 'Words and phrases to use: 26TEN Tasmania',
      url: 'https://26ten.tas.gov.au/communicate-clearly/Pages/Appendix-3.aspx',
      checked: '2026-11',
    },
  ],
}
