import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'Text Expander',
  title: 'Free Text Expander – From Notes to a Text, No Made-Up Facts',
  description:
    'Turn bullets and half sentences into a caption, paragraph, script or newsletter of 50 to 800 words. Facts are yours only: gaps become [check] blanks.',
  summary: 'Notes in, a finished text out. What only you know stays a blank.',
  card: 'Notes become a caption, script or newsletter, with gaps marked.',
  keywords: [
    'expand text',
    'make it longer',
    'bullet points to text',
    'notes to paragraph',
    'sentence expander',
    'essay',
  ],
  steps: [
    {
      title: 'Drop in your notes',
      text: 'Bullets, half sentences, a voice memo’s worth. Up to 2,000 characters.',
    },
    { title: 'Say what it becomes', text: 'Caption, paragraph, script or newsletter, and how many words.' },
    {
      title: 'Fill the checks',
      text: 'Each [check: …] names a fact that’s missing. Type it right into the result.',
    },
  ],
  features: [
    {
      title: 'Your facts only',
      text: 'With this on, a text says what your notes say. A missing figure is a blank, not a guess.',
    },
    {
      title: 'Guesses are underlined',
      text: 'If a model adds a name, a figure or a scene anyway, the card underlines it: keep, change or drop it.',
    },
    {
      title: 'Nothing gets lost',
      text: 'Prices, dates, names, links and tags from your notes are checked in the text. What’s missing is named.',
    },
    {
      title: 'A real word count',
      text: 'The counter follows while you edit. More than twice the words you asked for is thrown away.',
    },
    {
      title: 'Made to be read aloud',
      text: 'A script gets short spoken sentences, and opens in the teleprompter.',
    },
  ],
  faq: [
    {
      question: 'Why is it shorter than I asked for?',
      answer:
        'Three notes don’t carry 800 words. Rather than pad, it stops. Add facts, reasons and details and run it again.',
    },
    {
      question: 'What does [check: …] mean?',
      answer:
        'A reader would ask something here that your notes don’t answer. Fill it in or delete the sentence. Until then the card says it’s an outline.',
    },
    {
      question: 'Can it do research for me?',
      answer:
        'No. It looks nothing up. With “My facts only” off it may add common knowledge, which can be wrong: check it.',
    },
    {
      question: 'How long is a 60-second script?',
      answer: 'About 150 words at a normal speaking pace, which is why 150 is the default.',
    },
    {
      question: 'Does it keep the order of my notes?',
      answer: 'Yes, unless the sense asks for another. Number them and say so if the order matters.',
    },
    {
      question: 'Will it read like my own posts?',
      answer: 'More so if you paste two or three of them under “Your voice”: the text takes over their rhythm.',
    },
  ],
  sources: [],
} as const satisfies ToolCopy
