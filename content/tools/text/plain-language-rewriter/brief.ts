import type { Brief } from '@/lib/tool/prompt-tool'
import type { PlainInput, PlainText } from './fields'

/** Words per sentence at which Flesch–Kincaid gives the grade, for words of one and two syllables. */
const sentenceLengths: Readonly<Record<PlainInput['parameters']['grade'], number>> = {
  4: 9,
  5: 10,
  6: 12,
  7: 13,
  8: 15,
  9: 17,
  10: 18,
}

export function buildBrief({ parameters: { grade, keep, bullets, glossary } }: PlainInput): Brief<PlainText> {
  return {
    role: 'You turn texts into plain language that a reader understands at the first reading.',
    outputShape: 'rewrite',
    guidelines:
      'Plain is not short and not childish: all that the text says stays, said straight. What the reader has to know or do comes first in its paragraph. One thought a sentence, ' +
      'who does what in the active, verbs instead of nouns (“decide”, not “make a decision”), the everyday word, the same word for the same thing. A long sentence becomes two, ' +
      'a condition gets a sentence of its own. What has a name in the trade keeps it, with the meaning beside it at first use. “You” is the reader where the text speaks to one. Numbers, dates, ' +
      'conditions and exceptions are exactly those of the text.',
    fields: {
      text: `the whole text in plain language, on average ${sentenceLengths[grade]} words a sentence.`,
      terms: 'up to 12 hard words or phrases of the text, copied, each with what it became in yours; [] where none.',
      glossary: 'up to five terms that had to stay, each explained in at most 15 plain words; [] unless asked for.',
    },
    sample: {
      prompt:
        'Tenants are required to notify the office in writing prior to the commencement of any modifications to the property. In the event that approval is not obtained, the deposit may be retained.',
      item: {
        text: 'Do you want to change something in your home? Write to the office before you start. If you do not have a yes from us, we may keep your deposit.',
        terms: [
          { from: 'notify the office in writing', to: 'Write to the office' },
          { from: 'prior to the commencement', to: 'before you start' },
          { from: 'retained', to: 'keep' },
        ],
        glossary: [],
      },
    },
    traps: [
      'No condition, exception or “may” that gets lost or becomes a promise.',
      'No baby talk, no praise for the reader, no “simply”.',
      'No new example or explanation beyond the meaning of a term.',
    ],
    examples: [
      {
        prompt: 'Payment shall be effected within 14 days of receipt of the invoice.',
        good: 'text: “Pay within 14 days after you get the invoice.”',
        bad: 'text: “Please pay soon. It’s easy!”',
        why: 'The good one keeps the deadline and its start; the bad one loses both.',
      },
      {
        prompt: 'Participants experiencing dizziness should discontinue the exercise and seek assistance.',
        good: 'text: “Do you feel dizzy? Stop the exercise and ask for help.”',
        bad: 'text: “Dizziness is a feeling of spinning. Stop and see a doctor.”',
        why: 'The good one says the same in words that everybody has; the bad one adds advice of its own.',
      },
    ],
    choices: [
      `A reader of school grade ${grade} (United States) understands it at once.`,
      keep === '' ? '' : 'The words in `keep` stay as they are.',
      bullets
        ? 'Steps and lists of three and more become lines that begin with “- ”.'
        : 'No lists that the text does not have.',
      glossary ? '`glossary` explains the terms that stay.' : '`glossary` is [].',
    ],
  }
}
