import { definePromptTool } from '@/lib/tool/prompt-tool'
import { buildBrief } from './brief'
import { sloganFields, sloganSchema } from './fields'
import { fitSlogan } from './fit'
import { presentSlogan } from './present'

export default definePromptTool({
  type: 'slogan-generator',
  path: '/text-tools/slogan-generator',
  icon: 'quote',
  order: 80,
  category: 'write',
  searchWords: 'slogans, taglines, tag line, catchy phrase, brand line',
  relatedToolTypes: ['headline-generator', 'tiktok-shop-name-generator', 'instagram-bio', 'youtube-channel-name'],
  nextToolTypes: ['instagram-bio', 'headline-generator', 'twitter-bio'],
  form: {
    noun: 'slogan',
    promptLabel: 'What is it?',
    placeholder: 'e.g. hand-poured soy candles from a kitchen in Austin',
    hint: 'What you make or do, as you’d tell a neighbour.',
    promptLimit: 300,
    buttonLabel: 'Generate slogans',
    note: 'Before you print one: search it in a trade mark register. We don’t check whether somebody owns it.',
    fields: sloganFields,
    examples: [
      { prompt: 'hand-poured soy candles from a kitchen in Austin', parameters: { brand: 'Candela' } },
      {
        prompt: 'a surf school in Cornwall for total beginners',
        parameters: { brand: 'First Wave', maxWords: 6 },
      },
      {
        prompt: 'bookkeeping for freelancers who hate spreadsheets',
        parameters: { brand: 'Plain Ledger', tone: 'funny', maxWords: 8 },
      },
      {
        prompt: 'sourdough bread, baked overnight in Leeds',
        parameters: { audience: 'early risers', maxWords: 5, count: '6' },
      },
    ],
    layout: 'names',
    refineActions: ['similar', 'shorter', 'bolder', 'change'],
  },
  maxOutputTokens: 1500,
  itemSchema: sloganSchema,
  count: ({ parameters }) => Number(parameters.count),
  buildBrief,
  fit: fitSlogan,
  getOpening: ({ text }) => text,
  present: presentSlogan,
  draft: {
    unavailableReason: 'This site runs without an AI. Yours writes the slogans, and you save the ones you like.',
  },
})
