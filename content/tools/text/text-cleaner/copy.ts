import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'Text Cleaner',
  title: 'Free Text Cleaner – Invisible Characters, Markdown, Breaks',
  description:
    'Clean pasted text: invisible characters, odd spaces, Markdown, HTML, PDF line breaks, link tracking, curly quotes. See what was removed. No upload.',
  summary: 'Paste from a PDF, ChatGPT or Word; get plain text and a list of all that was hidden in it.',
  card: 'Remove invisible characters, Markdown, broken lines and tracking from any paste.',
  keywords: [
    'remove formatting',
    'invisible characters',
    'zero width space',
    'hidden characters',
    'plain text',
    'em dash',
    'smart quotes',
    'line breaks',
    'html to text',
    'utm remover',
  ],
  steps: [
    {
      title: 'Paste what you copied',
      text: 'Straight from the PDF, the chat, the document or the website, as ugly as it is.',
    },
    {
      title: 'Say where it’s from',
      text: 'Each choice knows its usual dirt. Tick more under Options: emoji, accents, dashes.',
    },
    {
      title: 'Look at the list',
      text: 'Every kind of character that went is named with its code point and how often it was there.',
    },
  ],
  features: [
    {
      title: 'Emoji families stay together',
      text: 'The joiner inside 👩‍👧 is kept, a stray one beside it goes. Persian and Indic letters keep the joiners they need.',
    },
    {
      title: 'Lines joined with care',
      text: 'Only full lines are joined. Lists, headings and short last lines keep their breaks, and a word split by a hyphen is whole again.',
    },
    {
      title: 'Links still work',
      text: 'utm_ and click numbers go; page=2, the #section and everything else that matters in the address stay.',
    },
    {
      title: 'HTML is only read',
      text: 'Tags become plain lines and bullets. Nothing in them is run, loaded or drawn, not even for a moment.',
    },
    {
      title: 'A detector, too',
      text: 'Hidden tag characters, direction overrides and fillers are found and named, so you see if a text carries a mark.',
    },
  ],
  faq: [
    {
      question: 'What does “From ChatGPT” do?',
      answer:
        'It takes out Markdown marks, invisible and odd spaces, citation marks and utm_source in links, and turns long dashes and curly quotes into plain ones.',
    },
    {
      question: 'Does cleaning hide that a text was written by AI?',
      answer: 'No. It removes characters, not style, and no list of characters proves who wrote a text.',
    },
    {
      question: 'Why did two words of a compound grow together?',
      answer:
        'A hyphen at the end of a PDF line may be part of the word, as in “well-known”. The tool takes it for a break; check the few places.',
    },
    {
      question: 'Are my hashtags safe?',
      answer:
        'Yes. A # followed by a word is a hashtag; only a # followed by a space at the start of a line is a Markdown heading.',
    },
    {
      question: 'What is a zero width space?',
      answer:
        'A character, U+200B, that takes no room. It slips in from websites and chats, breaks searches and links, and counts against limits.',
    },
    {
      question: 'When do I need NFKC?',
      answer:
        'When letters from a font generator should be plain again: 𝗯𝗼𝗹𝗱 becomes bold. It also turns ½ and ② into plain digits, so it’s off by default.',
    },
  ],
  sources: [
    {
      label: 'Unicode: normalization forms',
      url: 'https://www.unicode.org/reports/tr15/',
      checked: '2026-11',
    },
    {
      label: 'Unicode: names and properties of characters',
      url: 'https://www.unicode.org/Public/UCD/latest/ucd/UnicodeData.txt',
      checked: '2026-11',
    },
    {
      label: 'Google: the parameters of campaign links',
      url: 'https://support.google.com/analytics/answer/10917952',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
