import { definePromptTool } from '@/lib/tool/prompt-tool'
import { buildBrief } from './brief'
import { plainFields, plainTextSchema } from './fields'
import { fitPlainText } from './fit'
import { presentPlainText } from './present'

export default definePromptTool({
  type: 'plain-language-rewriter',
  path: '/text-tools/plain-language-rewriter',
  icon: 'book-open',
  order: 150,
  category: 'fix',
  startingPoints: ['text'],
  searchWords: 'simplify, plain language, easier words, simple english, dumb down',
  relatedToolTypes: ['text-shortener', 'text-summarizer', 'grammar-checker', 'word-counter'],
  nextToolTypes: ['twitter-thread', 'instagram-carousel'],
  form: {
    noun: 'plain text',
    promptLabel: 'Your text',
    placeholder: 'Paste terms, instructions, a letter or a script that is hard to read',
    hint: 'Up to 6,000 characters.',
    promptLimit: 6000,
    buttonLabel: 'Make it plain',
    fields: plainFields,
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
  itemSchema: plainTextSchema,
  count: () => 1,
  buildBrief,
  getProtectedKinds: () => ['links', 'handles', 'tags', 'numbers'],
  fit: fitPlainText,
  getOpening: () => null,
  present: presentPlainText,
  draft: {
    unavailableReason: 'This site runs without an AI. Yours says it in plain words, and we score how it reads.',
  },
})
