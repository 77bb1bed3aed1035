import { z } from 'zod'
import { mapValues } from '@/lib/core/map-values'
import { cleanText } from '@/lib/core/strings/clean-text'
import { truncateAtWord } from '@/lib/core/strings/word-limits'
import { detectLanguage } from '@/lib/text/language/detect-language'
import { containsQuote } from '@/lib/text/quotes'
import { computeReadabilityScores, computeTextStats, toWholeGrade } from '@/lib/text/readability/readability-scores'
import type { CardDraft } from '@/lib/tool/build-card'
import { select, textField, toggle } from '@/lib/tool/fields'
import { anyText, anyValue, defineItem, type ItemOf } from '@/lib/tool/item'
import { memoizePerRequest } from '@/lib/tool/memoize-per-request'
import { type Input, promptTool } from '@/lib/tool/prompt-tool'
import { modelOnlyHint } from '@/lib/tool/shared-fields'

/** Words per sentence at which Flesch–Kincaid gives the grade, for words of one and two syllables. */
const sentenceLengths = { '4': 9, '5': 10, '6': 12, '7': 13, '8': 15, '9': 17, '10': 18 } as const

const grades = mapValues(sentenceLengths, (_, grade) => ({
  label: `Grade ${grade} (age ${Number(grade) + 5})`,
  shortLabel: `Grade ${grade}`,
}))

/** Lists sentences with more words; this length corresponds to about grade 8. */
const LONG_SENTENCE_WORDS = 20
const MAX_LISTED_SENTENCES = 3
const MAX_EXCERPT_LENGTH = 60

const fields = [
  select('grade', 'Grade level', grades, { default: '6', isAlwaysVisible: true }),
  textField('keep', 'Words to keep', 120, {
    placeholder: 'e.g. compound interest, lease',
    hint: 'Terms your readers need, separated by commas.',
  }),
  toggle('bullets', 'Use bullets for lists', true, { hint: modelOnlyHint }),
  toggle('glossary', 'Explain terms at the end', false, { hint: modelOnlyHint }),
] as const

type PlainInput = Input<typeof fields>

const MAX_TERMS = 12

const item = defineItem({
  text: anyText('the whole text in plain language.'),
  terms: anyValue(
    z.array(z.object({ from: z.string(), to: z.string() })),
    `at most ${MAX_TERMS} hard words or phrases of \`prompt\`, copied (\`from\`), each with what it became (\`to\`); [] where none.`,
  ),
  glossary: anyValue(
    z.array(z.object({ term: z.string(), meaning: z.string() })),
    'terms that had to stay (`term`), each explained in a few plain words (`meaning`).',
  ),
})

type PlainText = ItemOf<typeof item>

export default promptTool({
  icon: 'book-open',
  order: 150,
  category: 'fix',
  startingPoints: ['text'],
  searchWords: 'simplify, plain language, easier words, simple english, dumb down',
  copyValues: { listedSentences: MAX_LISTED_SENTENCES, longSentenceWords: LONG_SENTENCE_WORDS },
  relatedToolTypes: ['text-shortener', 'text-summarizer', 'grammar-checker', 'word-counter'],
  nextToolTypes: ['twitter-thread', 'instagram-carousel'],
  form: {
    noun: 'plain text',
    promptLabel: 'Your text',
    placeholder: 'Paste terms, instructions, a letter or a script that’s hard to read',
    hint: 'Up to {{textLimit}} characters.',
    promptLimit: 6000,
    buttonLabel: 'Make it plain',
    fields,
    examples: [
      {
        prompt:
          'Participants are required to submit their application prior to March 3rd. In the event that additional documentation is needed, the office will endeavor to notify applicants in a timely manner. Subsequent to approval, the fee of 40 euros must be paid within 14 days; failure to do so will result in the termination of the application.',
      },
      {
        prompt:
          'Our sourdough is produced utilizing a fermentation methodology with a duration of approximately 36 hours, which facilitates digestion and enhances the flavor. Due to the fact that numerous customers have requested clarification regarding allergens, we demonstrate the components of each loaf on the label.',
        parameters: { grade: '5', keep: 'fermentation' },
      },
      {
        prompt:
          'The deposit is retained for the duration of the lease. It is returned subsequent to an inspection of the premises, with the exception of amounts that are necessary for the purpose of repairs.',
        parameters: { grade: '8', keep: 'deposit, lease', glossary: true },
      },
    ],
    refineActions: ['change'],
    layout: 'edits',
  },
  maxOutputTokens: 4000,
  item,
  brief: {
    role: 'You turn texts into plain language, understood at the first reading.',
    outputShape: 'rewrite',
    guidelines:
      'Plain is not short and not childish: all that the text says stays, said straight. One thought a sentence, ' +
      'who does what in the active, verbs instead of nouns (“decide”, not “make a decision”), the everyday word, the same word for the same thing. A long sentence becomes two, ' +
      'a condition gets a sentence of its own. What has a name in the trade keeps it. “You” is the reader where the text speaks to one.',
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
      'A condition, an exception or a “may” that gets lost or becomes a promise.',
      'Baby talk, praise for the reader, “simply”.',
      'An example or explanation beyond the meaning of a term.',
    ],
    examples: [
      {
        prompt: 'Payment shall be effected within 14 days of receipt of the invoice.',
        good: 'text: “Pay within 14 days after you get the invoice.”',
        bad: 'text: “Please pay soon. It’s easy!”',
        why: 'The good one keeps the deadline and its start.',
      },
      {
        prompt: 'Participants experiencing dizziness should discontinue the exercise and seek assistance.',
        good: 'text: “Do you feel dizzy? Stop the exercise and ask for help.”',
        bad: 'text: “Dizziness is a feeling of spinning. Stop and see a doctor.”',
        why: 'The bad one adds advice of its own.',
      },
    ],
    choices: ({ parameters: { grade, keep, bullets, glossary } }) => [
      `A reader of school grade ${grade} (United States) understands it at once: at most ${sentenceLengths[grade]} words a sentence on average.`,
      keep && 'The words in `keep` stay as they are.',
      bullets
        ? 'Steps and lists of three and more become lines that begin with “- ”.'
        : 'No lists that the text does not have.',
      glossary
        ? '`glossary` explains the terms that stay, [] where none does.'
        : 'A term that stays has its meaning beside it at first use. `glossary` is [].',
    ],
  },
  getProtectedKinds: () => ['links', 'handles', 'tags', 'numbers'],
  fit: fitPlainText,
  present: presentPlainText,
  draft: 'Our AI is off. Paste your chatbot’s answer here, and we’ll grade it and mark what changed.',
})

function fitPlainText(item: PlainText, input: PlainInput): PlainText | null {
  if (item.text.trim() === '') return null
  const terms = item.terms.filter(
    ({ from, to }) =>
      from !== to && to.trim() !== '' && containsQuote(input.prompt, from) && containsQuote(item.text, to),
  )
  const glossary = item.glossary
    .filter(({ term, meaning }) => containsQuote(item.text, term) && meaning.trim() !== '')
    .map(({ term, meaning }) => ({ term: term.trim(), meaning: cleanText(meaning) }))
  const { glossary: hasGlossary } = input.parameters
  return { text: item.text.trim(), terms: terms.slice(0, MAX_TERMS), glossary: hasGlossary ? glossary : [] }
}

function presentPlainText(item: PlainText, input: PlainInput): CardDraft {
  const glossaryLines = item.glossary.map(({ term, meaning }) => `${term}: ${meaning}`)
  const copy = glossaryLines.length > 0 ? `${item.text}\n\n${glossaryLines.join('\n')}` : item.text
  const terms = item.terms.map(({ from, to }) => `${from} → ${to}`).join('\n')
  return {
    heading: formatHeading(item.text, input),
    parts: [
      { text: copy, rank: 'answer' },
      { label: 'Simpler words', text: terms, rank: 'more' },
    ],
    notes: buildNotes(item.text, input),
    preview: { kind: 'diff', text: copy, source: input.prompt },
  }
}

const isEnglish = memoizePerRequest(({ prompt }: PlainInput) => detectLanguage(prompt.slice(0, 600)) === 'en')

/** Flesch–Kincaid grade; the formula is for English. */
function computeGrade(text: string): number | null {
  const scores = computeReadabilityScores(computeTextStats(text))
  return scores && toWholeGrade(scores.fleschKincaid)
}

function formatHeading(text: string, input: PlainInput): string {
  const [gradeBefore, gradeAfter] = isEnglish(input) ? [computeGrade(input.prompt), computeGrade(text)] : [null, null]
  if (gradeBefore === null || gradeAfter === null) return 'Plain language'
  return gradeBefore === gradeAfter ? `Grade ${gradeAfter}, no change` : `Grade ${gradeAfter}, was ${gradeBefore}`
}

function buildNotes(text: string, input: PlainInput): (string | false)[] {
  if (!isEnglish(input)) return []
  const grade = computeGrade(text)
  const isAboveTarget = grade !== null && grade > Number(input.parameters.grade)
  const longSentences = computeTextStats(text).sentences.filter(({ wordCount }) => wordCount > LONG_SENTENCE_WORDS)
  return [
    isAboveTarget && `Still above grade ${input.parameters.grade}. Tap Again for another version.`,
    ...longSentences
      .slice(0, MAX_LISTED_SENTENCES)
      .map(
        ({ start, end, wordCount }) =>
          `Split this ${wordCount}-word sentence: “${truncateSentence(text.slice(start, end))}”`,
      ),
  ]
}

const truncateSentence = (sentence: string) =>
  sentence.length <= MAX_EXCERPT_LENGTH ? sentence : `${truncateAtWord(sentence, MAX_EXCERPT_LENGTH)} …`
