import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'Paraphraser',
  title: 'Free Paraphraser – Other Words, Same Facts, 6,000 Characters',
  description:
    'Rewrite a text in eight modes. Links, @handles, #tags, numbers and names are checked in every version, and you see word by word what changed. Free.',
  summary: 'Say it in other words. Your facts are checked, every change is marked.',
  card: 'Your text in other words, with names, numbers and links checked.',
  keywords: ['paraphrase', 'rewrite', 'reword', 'rephrase', 'other words', 'paraphrasing tool', 'rewriter'],
  steps: [
    {
      title: 'Paste your text',
      text: 'Up to 6,000 characters at once: a script, a newsletter, a long post. It needs an AI model; without one the page says so.',
    },
    {
      title: 'Pick a mode and how much',
      text: '“A little” swaps words. “A lot” rebuilds every sentence. Add terms that must stay.',
    },
    {
      title: 'See what changed',
      text: 'Open “More”: new words are underlined, old ones struck through. Edit, and the comparison follows.',
    },
  ],
  features: [
    {
      title: 'What matters can’t slip',
      text: 'Links, email addresses, handles, tags, numbers and names are locked before a model reads your text and put back after.',
    },
    {
      title: 'Checked, not hoped',
      text: 'A version that lost one is asked for again. If it’s still missing, the card names it.',
    },
    {
      title: 'Freeze your own words',
      text: 'Up to 200 characters of terms and phrases stay letter by letter, in any mode.',
    },
    {
      title: 'No bloat',
      text: 'A version may be 1.3 times as long as your text, plus one short sentence. What grew further is thrown away.',
    },
    {
      title: 'An order in your text stays text',
      text: '“Write me a poem” is reworded, not obeyed.',
    },
  ],
  faq: [
    {
      question: 'Is there a word limit?',
      answer: '6,000 characters a run, about 1,000 English words. For a longer text, work chapter by chapter.',
    },
    {
      question: 'How is the similarity counted?',
      answer:
        'Plain arithmetic: words that both texts share, as a share of all words in both. 100% means nothing changed. It’s no plagiarism score.',
    },
    {
      question: 'Does it get around AI detectors?',
      answer: 'We don’t claim that. Detectors guess, and so would we.',
    },
    {
      question: 'May I reword somebody else’s article?',
      answer:
        'Other words don’t make it yours: ideas need a source, and a close rewording can still infringe copyright. Use it on your own drafts.',
    },
    {
      question: 'Can I paraphrase Spanish or German?',
      answer:
        'Yes: a version stays in the language of your text. How good it is depends on the model, which is named below the button.',
    },
    {
      question: 'Why were German nouns not locked?',
      answer:
        'German writes every noun with a capital, so a capital doesn’t tell a name. Put names under “Words to keep”.',
    },
  ],
  sources: [],
} as const satisfies ToolCopy
