import type { ToolCopy } from '@/lib/tool/tool'

export const copy: ToolCopy = {
  name: 'Grammar Checker',
  title: 'Free Grammar Checker – Every Edit With Its Reason',
  description:
    'Check grammar, spelling and punctuation before you post. Each edit stands in your text with its reason; accept or reject one by one. Free.',
  summary: 'Find mistakes before you post: each edit in place, with its reason, yours to accept.',
  card: 'Grammar, spelling and punctuation, each edit with its reason.',
  keywords: ['grammar check', 'spell check', 'proofread', 'spelling', 'punctuation', 'typos', 'correct my text'],
  steps: [
    { title: 'Paste your text', text: 'Up to 4,000 characters: a caption, a script, a newsletter.' },
    { title: 'Choose your English', text: 'American, British, Australian or Canadian spelling.' },
    { title: 'Accept or reject', text: 'Untick what you meant that way. Copy takes exactly what you see.' },
  ],
  features: [
    {
      title: 'Nothing else changes',
      text: 'An edit is placed by code, and one whose words don’t stand in your text is dropped. The rest stays letter by letter.',
    },
    {
      title: 'A reason for each edit',
      text: '“Than compares, then is a time.” So you know it next time, or know why to reject it.',
    },
    {
      title: 'Leaves your world alone',
      text: 'Names, links, @handles, #tags, capitals, code and sentences in other languages aren’t marked as mistakes.',
    },
    {
      title: 'Four kinds of English',
      text: 'Colour or color, organise or organize, travelled or traveled: spelt the way you choose, all through the text.',
    },
    {
      title: 'Style is only a suggestion',
      text: 'Long phrases such as “due to the fact that” are shown, and stay until you accept the short one.',
    },
  ],
  faq: [
    {
      question: 'What is found without an AI model?',
      answer:
        'Spelling by a dictionary, and mistakes that a few words give away: repeated words, a and an, its and it’s, your and you’re, then and than, missing capitals, stray spaces. Not every mistake, so “No common slips found” is no promise: read it once yourself.',
    },
    {
      question: 'Why wasn’t an unknown word marked?',
      answer:
        'Because nothing one slip away from it is a word. Brand names, slang and dishes are more often right than wrong, so we don’t guess.',
    },
    {
      question: 'Does it check other languages?',
      answer:
        'Only when an AI model does the checking. Otherwise it’s English, and the result tells you when your text looks like something else.',
    },
    {
      question: 'Are the edits applied already?',
      answer: 'Yes, but for style. What you copy has every ticked edit; untick one and your own words are back.',
    },
    {
      question: 'Does it rewrite my sentences?',
      answer: 'No. It mends words, endings and marks, and leaves slang, fragments and emoji. Your voice stays.',
    },
    {
      question: 'Which dictionary is used?',
      answer:
        'Hunspell’s American one, from the SCOWL word lists, plus creators’ words such as “livestream”. Other spellings come from lists of what differs.',
    },
  ],
  sources: [
    {
      label: 'The English dictionary (SCOWL word lists) that checks spelling',
      url: 'https://github.com/wooorm/dictionaries/tree/main/dictionaries/en',
      checked: '2026-11',
    },
    {
      label: 'nspell, the spell checker that reads it',
      url: 'https://github.com/wooorm/nspell',
      checked: '2026-11',
    },
  ],
}
