import { spellNumber } from '@/lib/core/format/format-number'
import type { ToolCopy } from '@/lib/tool/tool'
import { targetsByNetwork } from './fields'

export const copy: ToolCopy = {
  name: 'Text Shortener',
  title: 'Free Text Shortener – Fit Any Limit Without Cut Sentences',
  description:
    'Too long for X, a bio or a caption? Get up to three shorter versions that really fit, counted as each network counts. Links and hashtags stay. Free.',
  summary: 'Up to three versions that fit the limit, with whole sentences and your links.',
  card: 'Versions that fit X, a bio or your own limit, links kept.',
  keywords: [
    'shorten text',
    'make text shorter',
    'reduce words',
    'too long',
    'word limit',
    'character limit',
    'condense',
  ],
  steps: [
    { title: 'Paste what is too long', text: 'Up to 6,000 characters. Links and hashtags can stay in.' },
    {
      title: 'Choose what it must fit',
      text: `A post, bio, title or caption on ${spellNumber(Object.keys(targetsByNetwork).length)} networks, or your own number of characters or words.`,
    },
    {
      title: 'Pick a version',
      text: 'Each shows its count and what it leaves out. “More” marks every change.',
    },
  ],
  features: [
    {
      title: 'It fits, guaranteed',
      text: 'Code checks the length last. A version that’s over the limit loses a sentence before you see it.',
    },
    {
      title: 'Counted as the network counts',
      text: 'On X a link is 23 and an emoji 2, Bluesky and Mastodon count visible characters, Threads the bytes of emoji.',
    },
    {
      title: 'No sentence cut in half',
      text: 'Whole sentences go, the least telling first. Only if not one of them fits is one cut, and the card says so.',
    },
    {
      title: 'Links and hashtags survive',
      text: 'If their sentence goes, they move to the end of the text, and they’re counted.',
    },
    {
      title: 'Short words for long phrases',
      text: '“Due to the fact that” becomes “because”, fillers go, quotes stay as they were said. That works in English.',
    },
  ],
  faq: [
    {
      question: 'What happens without an AI model?',
      answer:
        'Your own sentences are ranked by how much the rest of the text speaks of them, and the lowest go. One version also swaps long phrases; one keeps the start of your text.',
    },
    {
      question: 'Can I shorten a text to an exact number of words?',
      answer: 'To at most that number. Choose “My own number of words” and set it under “More options”.',
    },
    {
      question: 'Why do I get one or two versions instead of three?',
      answer: 'Versions that come out the same are shown once. A short text often has only one way to fit.',
    },
    {
      question: 'Is 280 on X always 280 letters?',
      answer:
        'No. Chinese, Japanese and Korean letters and emoji count two, links 23. The meter under each version counts that way.',
    },
    {
      question: 'How is this different from a summary?',
      answer: 'It stays your post: same person, same tone, ready to publish. A summary tells others what a text says.',
    },
  ],
  sources: [
    {
      label: 'X developer documentation: how characters are counted',
      url: 'https://docs.x.com/fundamentals/counting-characters',
      checked: '2026-11',
    },
    {
      label: 'Plain language: simple words and phrases',
      url: 'https://www.plainlanguage.gov/guidelines/words/use-simple-words-phrases/',
      checked: '2026-11',
    },
  ],
}
