import type { ToolCopy } from '@/lib/tool/tool'

export const copy: ToolCopy = {
  name: 'Text Summarizer',
  title: 'Free Text Summarizer – Key Points With Their Source',
  description:
    'Sum up an article, a transcript or notes in 3, 5 or 7 points, a paragraph, a TL;DR or a headline. Each point shows the sentence it comes from. Free.',
  summary: 'The key points of a long text, each with the sentence it comes from.',
  card: 'Key points, a paragraph, a TL;DR or a headline, each with its source.',
  keywords: ['summary', 'summarise', 'tldr', 'key points', 'shorten article', 'bullet points', 'abstract'],
  steps: [
    {
      title: 'Paste the text',
      text: 'Up to 20,000 characters: an article, a transcript, a newsletter, meeting notes.',
    },
    {
      title: 'Choose the form',
      text: 'Bullets, a paragraph, a TL;DR or a headline. Under “More options” you can say what matters to you.',
    },
    {
      title: 'Check, then copy',
      text: 'Open “More” to read the sentence behind each point and its place in your text.',
    },
  ],
  features: [
    {
      title: 'Every point shows its source',
      text: 'Behind “More” stands the sentence it rests on. If that sentence isn’t in your text, word for word, we don’t show it.',
    },
    {
      title: 'Works without AI too',
      text: 'Then you get your own most telling sentences, uncut and in your order. Nothing can be made up.',
    },
    {
      title: 'Your priorities first',
      text: 'Type “price, opening date” and sentences with those words are picked before all others.',
    },
    {
      title: 'Transcripts welcome',
      text: 'No full stops? Long runs of words are split before “and”, “but” and “so”. Lists count line by line.',
    },
    {
      title: 'Any language',
      text: 'Small words such as “the” are known in 28 languages, and Japanese, Chinese and Thai are read without spaces.',
    },
  ],
  faq: [
    {
      question: 'How are the sentences chosen without AI?',
      answer:
        'By LexRank: a sentence scores high when other high-scoring sentences use the same rare words. The first sentence gets a bonus, very short ones a penalty.',
    },
    {
      question: 'Can a summary contain something my text doesn’t say?',
      answer:
        'Without an AI model, no: the sentences are yours. With a model it can, so names and numbers that your text lacks are underlined, and sources are checked by code.',
    },
    {
      question: 'Why did I get fewer points than I chose?',
      answer: 'Your text had fewer different things to say. A sentence that mostly repeats another one is skipped.',
    },
    {
      question: 'Does a summary need my text on your server?',
      answer:
        'Yes, to our server, which makes the summary. If an AI model writes, the text goes to that model, and the result says so.',
    },
    {
      question: 'How is the saved time worked out?',
      answer:
        'From the words that are gone, at 238 words a minute, the average silent reading speed in Brysbaert’s review of 190 studies.',
    },
    {
      question: 'Does “Shorter” cost a use?',
      answer:
        'If this site has an AI, yes, one. If not, “Shorter” hands the summary to your own AI chat, which costs nothing here.',
    },
  ],
  sources: [
    {
      label: 'LexRank: Erkan and Radev, Journal of Artificial Intelligence Research 22 (2004)',
      url: 'https://arxiv.org/abs/1109.2128',
      checked: '2026-11',
    },
    {
      label: 'Brysbaert: reading rates in 190 studies (2019)',
      url: 'https://biblio.ugent.be/publication/8647789',
      checked: '2026-11',
    },
  ],
}
