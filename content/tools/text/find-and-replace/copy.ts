import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'Find and Replace',
  title: 'Free Find and Replace – Many Words at Once, or RegExp',
  description:
    'Replace many words in a text at once, plainly or with regular expressions. See each match with its line, save your rules, share them by link. No upload.',
  summary: 'Up to 500 replacements in one go, with their matches listed before you copy.',
  card: 'Replace many words at once, plain or RegExp, with every match listed.',
  keywords: ['replace text', 'search and replace', 'regex replace', 'bulk replace', 'swap words', 'regular expression'],
  steps: [
    {
      title: 'Paste the text',
      text: 'A caption, a template, a transcript or a whole document of up to 500,000 characters.',
    },
    {
      title: 'Write the pairs',
      text: 'One a line: what to find, then =>, then what to put there. Leave the right side empty to delete.',
    },
    {
      title: 'Check and copy',
      text: 'The table shows each match in its place. Copy the text, or put it back in the box and go on.',
    },
  ],
  features: [
    {
      title: 'Words can change places',
      text: 'Plain pairs work all at once: “cats => dogs” and “dogs => cats” swap the two instead of making everything cats.',
    },
    {
      title: 'Whole words in any alphabet',
      text: '“art” leaves “party” alone, and “ла” leaves “лампа” alone: word ends are those of Unicode, not of English.',
    },
    {
      title: 'No half emoji',
      text: 'Looking for 👩 doesn’t tear apart 👩‍👧, and “e” isn’t found in an é that is stored as e and an accent.',
    },
    {
      title: 'RegExp that can’t hang',
      text: 'Expressions with $1 and $<name>, in their own thread, which ends after two seconds. A faulty one shows your browser’s own message.',
    },
    {
      title: 'Rules to keep',
      text: 'Save a rule set under a name in this browser, or copy a settings link that carries the pairs but never the text.',
    },
  ],
  faq: [
    {
      question: 'How do I replace something with nothing?',
      answer: 'Write the arrow and stop there, like “#ad =>”. The match is taken out; spaces around it stay.',
    },
    {
      question: 'What if the text I look for contains =>?',
      answer: 'Put a backslash before it: \\=> stands for the arrow itself, on either side.',
    },
    {
      question: 'In which order do the pairs work?',
      answer:
        'Plain pairs look at each place once, and the longest that fits wins. Expressions work one after another, each on what the last one left.',
    },
    {
      question: 'How do I turn 2026-11-05 into 05.11.2026?',
      answer: 'Choose RegExp and write: (\\d+)-(\\d+)-(\\d+) => $3.$2.$1',
    },
    {
      question: 'Why was my search stopped?',
      answer:
        'Some expressions try millions of ways on one line, most often a repetition within a repetition. After two seconds the tool ends it, and your text is unchanged.',
    },
    {
      question: 'Are small and capital letters the same?',
      answer: 'Yes, until you tick “Match capitals”. The replacement is always spelt as you wrote it.',
    },
  ],
  sources: [
    {
      label: 'MDN: regular expressions and their flags',
      url: 'https://developer.mozilla.org/en-US/docs/Web/JavaScript/Guide/Regular_expressions',
      checked: '2026-11',
    },
    {
      label: 'OWASP: expressions that take forever',
      url: 'https://owasp.org/www-community/attacks/Regular_expression_Denial_of_Service_-_ReDoS',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
