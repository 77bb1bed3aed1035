import { z } from 'zod'
import { formatQuantity } from '@/lib/core/format/format-quantity'
import { findEdits, findUnclosedBrackets } from '@/lib/text/grammar/find-edits'
import { locateEdits } from '@/lib/text/grammar/locate-edits'
import { getSpeller } from '@/lib/text/grammar/spelling'
import { applyEdits, editKinds } from '@/lib/text/grammar/text-edit'
import { getWordRank } from '@/lib/text/language/word-data'
import type { CardDraft } from '@/lib/tool/build-card'
import { choices, select } from '@/lib/tool/fields'
import { anyText, anyValue, defineItem, type ItemOf } from '@/lib/tool/item'
import { type Input, promptTool } from '@/lib/tool/prompt-tool'

const dialects = {
  us: { label: 'American', shortLabel: 'US' },
  uk: { label: 'British', shortLabel: 'UK' },
  au: { label: 'Australian', shortLabel: 'AU' },
  ca: { label: 'Canadian', shortLabel: 'CA' },
} as const

const kinds = { grammar: 'Grammar', spelling: 'Spelling', punctuation: 'Punctuation', style: 'Style' } as const

const fields = [
  select('dialect', 'English', dialects, { isAlwaysVisible: true }),
  choices('fix', 'What to check', kinds, {
    default: editKinds,
    hint: 'Style edits are suggestions. They’re off until you accept them.',
  }),
] as const

type GrammarInput = Input<typeof fields>

/** Without a choice, everything is checked. */
const getChosenKinds = (fix: GrammarInput['parameters']['fix']) => (fix.length > 0 ? fix : editKinds)

/** Starts of the notes of the rule-based checker, which stored results have, too. */
const rulesOnlyStart = 'Rules check spelling and common slips, not all grammar'
const notEnglishStart = 'This doesn’t look like English.'
/** Nothing found, or a text that is not English. */
export const rulesOnlyNote = `${rulesOnlyStart}. Read it through once yourself.`
export const notEnglishNote = `${notEnglishStart} Without an AI model we can only check English, so we may have missed everything.`

const CONTEXT_LENGTH = 40

/** Most edits in a check; a longer text needs two runs. Also the limit for a restored item. */
const MAX_EDITS = 60

const item = defineItem({
  edits: anyValue(
    z.array(
      z.object({
        context: z.string(),
        before: z.string(),
        after: z.string(),
        reason: z.string(),
        kind: z.enum(editKinds),
      }),
    ),
    `the mistakes in the order of the text, at most ${MAX_EDITS}, [] where there is none: \`context\` (some words around it) and \`before\` (the wrong words in it) copied letter by letter, \`after\` what replaces \`before\`, "" where the words only go, a short \`reason\`, \`kind\`.`,
  ),
  note: anyText('one sentence about what no edit can mend, such as a sentence that breaks off; else "".'),
})

type GrammarCheck = ItemOf<typeof item>

export default promptTool({
  icon: 'spell-check',
  order: 120,
  category: 'fix',
  startingPoints: ['text'],
  searchWords: 'proofreader, spellcheck, mistakes, errors, correct, apostrophe',
  relatedToolTypes: ['case-converter', 'text-shortener', 'social-character-counter', 'instagram-caption'],
  form: {
    noun: 'checked text',
    promptLabel: 'Your text',
    placeholder: 'Paste what you’re about to post',
    hint: 'Up to {{textLimit}} characters. Names, links, @handles and #tags are left alone.',
    promptLimit: 4000,
    buttonLabel: 'Check it',
    fields,
    examples: [
      { prompt: 'Your going to love it , its a easy bake!' },
      { prompt: 'My favorite color? A gray mug.', parameters: { dialect: 'uk' } },
      { prompt: 'I should of baked alot more then that.' },
    ],
    refineActions: [],
    layout: 'edits',
    engineWords: {
      'built-in': 'Checked with rules and a dictionary, no AI',
      openai: 'Checked by an AI model',
      assistant: 'Checked by your AI',
      browser: 'Checked by this browser’s AI',
      button: 'Check it with your AI',
      limits: 'Rules miss some mistakes. ChatGPT, Claude or Gemini can read the whole text.',
    },
  },
  maxOutputTokens: 4000,
  item,
  brief: {
    role: 'You proofread what people are about to post, and you change as little as you can.',
    outputShape: 'rewrite',
    guidelines:
      'An edit mends a mistake that a careful editor would mend; a matter of taste is none, unless its kind is style. Each edit is as small as it can be: a word, an ending, a comma. ' +
      'Voice stays: slang, contractions, sentence fragments, small letters that are clearly meant, words of other languages, a line without a full stop. Names and brands are never touched. ' +
      'One mistake, one edit; what depends on it goes into the same one. The reason names the rule in plain words. Where you are not sure, leave it.',
    sample: {
      prompt: 'We was at teh market, and its been great. So much cheese',
      item: {
        edits: [
          { context: 'We was at', before: 'was', after: 'were', reason: '“We” takes “were.”', kind: 'grammar' },
          {
            context: 'at teh market',
            before: 'teh',
            after: 'the',
            reason: 'Two letters are swapped.',
            kind: 'spelling',
          },
          { context: 'and its been', before: 'its', after: 'it’s', reason: 'Short for “it has.”', kind: 'grammar' },
        ],
        note: '',
      },
    },
    traps: ['A sentence rewritten where one word is wrong.'],
    examples: [
      {
        prompt: 'gonna be honest, me and her dont bake no more',
        good: 'before: “dont”, after: “don’t”, reason: “A short form needs its apostrophe.”',
        bad: 'before: “gonna be honest, me and her dont bake no more”, after: “To be honest, she and I no longer bake”',
        why: 'The good one mends a slip and leaves the voice.',
      },
      {
        prompt: 'Less people came then last year.',
        good: 'before: “then”, after: “than”, reason: “Comparisons take than.”',
        bad: 'before: “Less people came then”, after: “Fewer visitors attended than”',
        why: 'The bad one swaps words that were fine.',
      },
    ],
    choices: ({ parameters: { dialect, fix } }) => [
      `Spelling and punctuation are ${dialects[dialect].label} where the text is English; another language by its own rules.`,
      `Only edits of these kinds: ${getChosenKinds(fix).join(', ')}.`,
    ],
  },
  fit: fitGrammarCheck,
  present: presentGrammarCheck,
  draft: {
    outputKind: 'marks',
    prepare() {
      getSpeller()
      getWordRank('the')
    },
    write: (input) => [checkGrammar(input)],
  },
})

function fitGrammarCheck({ edits, note }: GrammarCheck, { prompt, parameters }: GrammarInput): GrammarCheck {
  const requestedEdits = edits.filter(({ kind }) => getChosenKinds(parameters.fix).includes(kind))
  const locatedEdits = locateEdits(prompt, requestedEdits)
  return { edits: locatedEdits.slice(0, MAX_EDITS).map(({ source }) => source), note: note.trim() }
}

/** Presents the text with its edits. Style edits wait for acceptance; the others apply until rejected. */
function presentGrammarCheck({ edits, note }: GrammarCheck, { prompt }: GrammarInput): CardDraft {
  const marks = locateEdits(prompt, edits).map(({ source: _, ...edit }) => ({ ...edit, on: edit.kind !== 'style' }))
  const activeEdits = marks.filter(({ on }) => on)
  return {
    heading: marks.length === 0 ? getNoEditsHeading(note) : formatQuantity(marks.length, 'edit'),
    parts: [{ text: applyEdits(prompt, activeEdits) }],
    marked: { source: prompt, edits: marks },
    notes: [note],
  }
}

/** Only a model reads the whole text; rules find only known patterns. */
function getNoEditsHeading(note: string): string {
  if (note.includes(notEnglishStart)) return 'Not checked: this isn’t English'
  return note.includes(rulesOnlyStart) ? 'No common slips found' : 'No mistakes found'
}

function checkGrammar({ prompt, parameters: { dialect, fix } }: GrammarInput): GrammarCheck {
  const { edits, isEnglish } = findEdits(prompt, dialect)
  const requestedEdits = edits.filter(({ kind }) => getChosenKinds(fix).includes(kind))
  const notes = [
    isEnglish ? (requestedEdits.length === 0 ? rulesOnlyNote : '') : notEnglishNote,
    ...(getChosenKinds(fix).includes('punctuation') ? findUnclosedBrackets(prompt) : []),
    requestedEdits.length > MAX_EDITS ? 'There’s more. Copy this and check it again.' : '',
  ]
  return {
    edits: requestedEdits.map(({ start, end, ...edit }) => ({
      ...edit,
      context: prompt.slice(start, end + CONTEXT_LENGTH),
      before: prompt.slice(start, end),
    })),
    note: notes.filter(Boolean).join(' '),
  }
}
