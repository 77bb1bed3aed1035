import { fitRewrite, presentRewrite, rewriteSchema } from '@/lib/kits/rewrite'
import { definePromptTool } from '@/lib/tool/prompt-tool'
import { buildBrief } from './brief'
import { paraphraserFields } from './fields'

const MAX_LENGTH_RATIO = 1.3

export default definePromptTool({
  type: 'paraphraser',
  path: '/text-tools/paraphraser',
  icon: 'refresh-cw',
  order: 20,
  category: 'write',
  startingPoints: ['text'],
  searchWords: 'rewrite text, say it differently, article rewriter, quillbot',
  relatedToolTypes: ['tone-changer', 'text-summarizer', 'text-translator', 'social-character-counter'],
  nextToolTypes: [],
  form: {
    noun: 'version',
    promptLabel: 'Your text',
    placeholder: 'Paste the text you want to say in other words',
    hint: 'A caption, a paragraph, a script: up to 6,000 characters.',
    promptLimit: 6000,
    buttonLabel: 'Paraphrase',
    fields: paraphraserFields,
    examples: [
      {
        prompt:
          'I almost quit pottery last winter. Everything cracked. Then a neighbour told me to dry the mugs slower, and it just worked.',
        parameters: { mode: 'fluent', variants: '2' },
      },
      {
        prompt:
          'Due to the fact that demand has been exceptionally high, orders placed after 12 December may not be able to be delivered before the holidays. Questions: hello@example.com',
        parameters: { mode: 'simple', strength: '3' },
      },
      {
        prompt: 'so we tested 12 ring lights & honestly the cheapest one won. full list by @maya.films #filmgear',
        parameters: { mode: 'formal', keep: 'ring lights' },
      },
    ],
    refineActions: ['similar', 'shorter', 'change'],
  },
  maxOutputTokens: 6000,
  itemSchema: rewriteSchema,
  count: ({ parameters }) => Number(parameters.variants),
  buildBrief,
  getProtectedKinds: () => ['links', 'handles', 'tags', 'numbers', 'names'],
  fit: (item, { prompt }) => fitRewrite(item, prompt, MAX_LENGTH_RATIO),
  getOpening: () => null,
  present: (item, { prompt }) => presentRewrite(item, prompt),
  draft: {
    unavailableReason: 'This site runs without an AI. Yours can reword it, and you see every change marked.',
  },
})
