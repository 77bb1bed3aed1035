import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'Text Compare',
  title: 'Free Text Compare – See What Changed Between Two Texts',
  description:
    'Compare two texts by word, line, sentence or character. See what was added, removed or moved, merge both versions, save as HTML or patch. No upload.',
  summary: 'Two versions in, every change out: added, removed and moved, in your browser alone.',
  card: 'See what changed between two texts, by word, line or character, and merge them.',
  keywords: ['diff', 'difference', 'compare two texts', 'text diff', 'changes', 'patch', 'merge'],
  steps: [
    {
      title: 'Paste both versions',
      text: 'The older one above, the newer one below. Or drop two files on the page at once: each gets its box.',
    },
    {
      title: 'Pick what counts',
      text: 'Compare by word, line, sentence or character, and ignore capitals, spaces or punctuation if they don’t matter.',
    },
    {
      title: 'Use the result',
      text: 'Read it in one text or side by side, save it, or merge: tick where the first version was better.',
    },
  ],
  features: [
    {
      title: 'Emoji stay whole',
      text: '👩‍👧 against 👩‍👦 is one changed character here, not a woman and half a family.',
    },
    {
      title: 'Moved is not deleted',
      text: 'A paragraph of 20 characters or more that turns up elsewhere is marked as moved and not counted as a change.',
    },
    {
      title: 'Readable without colour',
      text: 'Additions are underlined, removals struck through, and screen readers hear “added” and “removed”.',
    },
    {
      title: 'Made for long texts',
      text: 'Twice 200,000 characters, compared in the background: lines first, then the words in lines that differ.',
    },
    {
      title: 'Save or apply it',
      text: 'As an HTML page for a client, or as a unified patch of text.txt that git and other tools can apply.',
    },
  ],
  faq: [
    {
      question: 'Is either of my texts uploaded?',
      answer: 'No. The comparison runs in your browser, and a settings link carries the options only.',
    },
    {
      question: 'What does “Alike” measure?',
      answer:
        'The share of characters in both texts that stand in the same order. Moved paragraphs don’t count as alike. It’s no plagiarism score: it knows these two texts alone.',
    },
    {
      question: 'Which view should I use for a caption?',
      answer: 'Word, in one text. Take “Character” to find a single changed letter, “Line” for lists and code.',
    },
    {
      question: 'Why do two texts that look equal differ?',
      answer:
        'Usually a double space or a line break: changed spaces show as · and ↵. Tick “Spaces and line breaks” to ignore them.',
    },
    {
      question: 'What if the texts have nothing in common?',
      answer:
        'After five seconds the tool stops looking for single words, shows the rest as whole lines or as one block, and tells you so.',
    },
    {
      question: 'Can I undo a swap or a merge?',
      answer: 'Yes. Each box has its own Undo and Redo, fifty steps deep.',
    },
  ],
  sources: [
    {
      label: 'Unicode: what a reader sees as one character',
      url: 'https://www.unicode.org/reports/tr29/',
      checked: '2026-11',
    },
    {
      label: 'jsdiff, which finds the differences',
      url: 'https://github.com/kpdecker/jsdiff',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
