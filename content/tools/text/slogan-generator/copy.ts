import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'Slogan Generator',
  title: 'Free Slogan Generator – Taglines in Your Own Words',
  description:
    'Slogans and taglines for a brand, shop or channel, from what you really do. You set the most words, near-duplicates are gone. Free, no sign-up.',
  summary: 'Short lines for your brand, from what you really do. You set the most words.',
  card: 'Taglines from what you really do, at most as long as you say.',
  keywords: ['slogan', 'tagline', 'brand', 'motto', 'claim', 'catchphrase', 'business'],
  steps: [
    {
      title: 'Say what it is',
      text: 'Material, place, hour, people: whatever only you can say. “Quality products” makes a slogan for nobody.',
    },
    {
      title: 'Add name and length',
      text: 'With a name, some lines use it. Five words fit on a label, ten on a banner.',
    },
    {
      title: 'Say them aloud',
      text: 'Tap one to copy it. Keep what you can say twice without feeling silly.',
    },
  ],
  features: [
    {
      title: 'Really that short',
      text: 'Every line has at most the words you set, from three to ten. Longer ones are thrown away.',
    },
    {
      title: 'No twins',
      text: 'Two lines that share four fifths of their words count as one, and the better stays.',
    },
    {
      title: 'No empty claims',
      text: '“Best”, “leading”, “award-winning” and “guaranteed” only if you wrote them yourself.',
    },
    {
      title: 'Sound, where it’s there',
      text: 'Alliteration and rhyme come from your own words. “Mostly mugs” works because you make mugs.',
    },
  ],
  faq: [
    {
      question: 'Can I use a slogan from here as a trade mark?',
      answer:
        'We can’t promise that. Somebody may already own it, and a line that only describes what you sell is hard to protect. Search a register first, and ask a lawyer before you print thousands.',
    },
    {
      question: 'What’s the difference between a slogan and a tagline?',
      answer:
        'Most people use both words for the same thing. If you want one: a tagline stays with the name for years, a slogan may last one campaign.',
    },
    {
      question: 'Why do I get six and not twelve?',
      answer:
        'Lines over your word limit, near-copies and empty claims are thrown away. Name a place, your people or the brand for more.',
    },
    {
      question: 'How do rhymes and alliterations come about?',
      answer: 'The AI is told to rhyme only where your own words allow it. A forced rhyme is worse than none.',
    },
    {
      question: 'Can it write slogans in other languages?',
      answer: 'Yes, in every language on the list. Have a native speaker say it aloud first.',
    },
    {
      question: 'Can I save the ones I like?',
      answer: 'Yes. Save keeps them in your browser, on your board with results of the other tools.',
    },
  ],
  sources: [],
} as const satisfies ToolCopy
