import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'Keyword Extractor',
  title: 'Free Keyword Extractor – Key Phrases and Hashtags',
  description:
    'Find the key phrases of any text with counts and density, get up to five readable hashtags, and see which keywords another text has and yours lacks.',
  summary: 'What your text is about: key phrases, densities, hashtags, and what a rival text has more of.',
  card: 'Key phrases, keyword density and hashtags from any text.',
  keywords: ['keywords', 'keyword density', 'key phrases', 'RAKE', 'n-grams', 'SEO', 'hashtags from text', 'topics'],
  steps: [
    {
      title: 'Paste a text',
      text: 'An article, a transcript, a video description: from 50 words on the lists are worth reading.',
    },
    {
      title: 'Take what you need',
      text: 'Key phrases for tags and titles, density for SEO, five hashtags for the caption. Each list saves as CSV.',
    },
    {
      title: 'Compare if you like',
      text: 'Paste a rival’s text into the second box to see the words it repeats and yours never says.',
    },
  ],
  features: [
    {
      title: 'Phrases, not just words',
      text: '“Dutch oven” beats “oven”: words that stand together are found as one, by the method called RAKE.',
    },
    {
      title: 'One to four words',
      text: 'Four lists with times and density. You choose the shortest word and from how often a phrase is listed.',
    },
    {
      title: 'Hashtags people can read',
      text: '#DutchOven, not #dutchoven: a capital for each word, so that screen readers say two words.',
    },
    {
      title: 'Knows small words',
      text: '“The”, “of” and “don’t” neither begin nor end a phrase, in 28 languages; the language is found out by itself.',
    },
  ],
  faq: [
    {
      question: 'What is the weight of a key phrase?',
      answer:
        'Each word scores by how many words it stands beside; a phrase is the sum of its words, times how often it stands in the text. It only compares phrases of one text.',
    },
    {
      question: 'What keyword density is good?',
      answer:
        'No search engine names one. Use the figure to notice a word you repeat too much, or a topic that your page promises and hardly mentions.',
    },
    {
      question: 'Why only five hashtags?',
      answer:
        'Instagram has taken at most five a post since December 2025. Pick fewer if they don’t fit; they’re made of your own words, not of what is trending.',
    },
    {
      question: 'Does it work with Japanese or Chinese?',
      answer:
        'Yes: words are told apart without spaces, and the shortest length doesn’t apply to them. Phrases are less sure than in languages with spaces.',
    },
    {
      question: 'Why is my keyword missing?',
      answer:
        'It may be in the list of small words, shorter than your shortest word, or part of a link: addresses are left out. The options change the first two.',
    },
  ],
  sources: [
    {
      label: 'Rose and others: automatic keyword extraction (RAKE)',
      url: 'https://doi.org/10.1002/9780470689646.ch1',
      checked: '2026-11',
    },
    {
      label: 'stopword: the lists of small words',
      url: 'https://www.npmjs.com/package/stopword',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
