import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'Line Organizer',
  title: 'Free Line Organizer – Sort, Dedupe and Number Lists',
  description:
    'Sort a list, remove duplicate or blank lines, shuffle, number, filter, split and join, all in one pass. See what was removed and how often. No upload.',
  summary: 'Sort, dedupe, shuffle, number, filter, split and join: one list, one pass, nothing lost unseen.',
  card: 'Sort, dedupe, shuffle, number and filter a list in one pass.',
  keywords: [
    'sort lines',
    'remove duplicates',
    'alphabetical order',
    'shuffle',
    'number lines',
    'remove blank lines',
    'list',
  ],
  steps: [
    {
      title: 'Paste a list',
      text: 'Hashtags, names, links or keywords, one a line. Or separated by commas: write a comma under “Split at”.',
    },
    {
      title: 'Choose an order',
      text: 'A–Z, by length, shuffled or as it is. Everything else waits behind Options.',
    },
    {
      title: 'See what went',
      text: 'The steps are listed with the lines each removed, and every duplicate with how often it was there.',
    },
  ],
  features: [
    {
      title: 'Duplicates, order kept',
      text: 'The first of each line stays where it was. Decide whether “#Bread” and “ #bread” are the same to you.',
    },
    {
      title: '2 before 10',
      text: 'Numbers sort by their value, letters by the rules of your browser’s language: ä is no stranger at the end.',
    },
    {
      title: 'A shuffle you can repeat',
      text: 'The shuffle number decides the order. Share it, and anybody gets the same list in the same order.',
    },
    {
      title: 'One column of a table',
      text: 'Paste rows from a spreadsheet and keep one column: tabs, semicolons, commas and quoted cells are understood.',
    },
    {
      title: 'Pipelines to keep',
      text: 'Save a set of steps under a name, or copy a link that opens the tool with them. Your list isn’t in the link.',
    },
  ],
  faq: [
    {
      question: 'In what order do the steps run?',
      answer:
        'Split, column, trim, blank lines, keep, remove, duplicates, order, turn around, text before and after, numbers, join. The result lists those that are on.',
    },
    {
      question: 'How do I turn lines into a comma-separated list?',
      answer: 'Write a comma and a space under “Join with”. For the way back, write a comma under “Split at”.',
    },
    {
      question: 'How do I make hashtags of words?',
      answer: 'Write # under “Before each line”, and a space under “Join with” if they belong in one caption.',
    },
    {
      question: 'Can I only look for duplicates, and remove none?',
      answer: 'Yes, choose Keep. The table still counts them, and you can save it as CSV.',
    },
    {
      question: 'How is length measured?',
      answer: 'In characters as you see them: 👩‍👧 is one. Lines of the same length stay in the order they had.',
    },
    {
      question: 'How long can a list be?',
      answer: '100,000 lines or 500,000 characters, whichever comes first. Long lists are worked on in the background.',
    },
  ],
  sources: [
    {
      label: 'MDN: how your browser sorts words and numbers',
      url: 'https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Intl/Collator',
      checked: '2026-11',
    },
    {
      label: 'Unicode: the collation algorithm',
      url: 'https://www.unicode.org/reports/tr10/',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
