import { z } from 'zod'
import type { PromptJob } from '@/components/run-state/prompt-job'
import type { Reply, RunState } from '@/components/run-state/run-state'
import type { Card } from '@/lib/tool/card'
import { detailFields } from '@/lib/tool/detail-fields'
import { anyValue, defineItem, oneOf } from '@/lib/tool/item'
import { promptTool } from '@/lib/tool/prompt-tool'
import { emojiField, toneField } from '@/lib/tool/shared-fields'

const lines = ['Knead', 'Fold', 'Wait', 'Score', 'Bake', 'Cool', 'Slice', 'Share']

const sampleDefinition = promptTool({
  path: '/sample-lines',
  icon: 'zap',
  order: 10,
  relatedToolTypes: [],
  form: {
    noun: 'line',
    promptLabel: 'Topic',
    placeholder: 'e.g. sourdough bread',
    buttonLabel: 'Generate',
    fields: [toneField, emojiField, ...detailFields],
    examples: [],
    refineActions: ['similar', 'shorter', 'bolder', 'specific', 'change'],
  },
  maxOutputTokens: 700,
  item: defineItem({
    kind: oneOf({ question: '', statement: '' }, 'question or statement.'),
    text: anyValue(z.string().min(1).max(120), 'the line.'),
  }),
  count: () => 4,
  brief: {
    role: 'You write single lines.',
    guidelines: 'Short lines are read.',
    outputShape: 'set',
    sample: { prompt: 'green tea', item: { kind: 'statement', text: 'Green tea, water first.' } },
    traps: ['Do not greet.'],
    examples: [{ prompt: 'tea', good: 'Water first.', bad: 'Tea is great!', why: 'The good one says what to do.' }],
    choices: ({ parameters }) => [parameters.audience && 'It is for `audience`.'],
    aims: () => ['Earn replies.'],
  },
  getOpening: (item) => item.text,
  present: (item) => ({ parts: [{ text: item.text }] }),
  draft: {
    outputKind: 'sentences',
    *write({ reading }, random) {
      for (const line of random.shuffle(lines)) {
        yield {
          kind: line.length > 4 ? 'question' : 'statement',
          text: `${line} the ${reading.topic ?? reading.text}.`,
        } as const
      }
    },
  },
})

export const sampleTool = { ...sampleDefinition, type: 'sample-lines' }

export const sampleInput = {
  prompt: 'sourdough bread at home',
  parameters: { tone: 'casual', emoji: 'light', audience: '', avoid: '', language: 'auto' },
} as const

export const createCard = (fields: Partial<Card> = {}): Card => ({
  id: '1',
  parts: [],
  copy: '',
  carry: '',
  item: {},
  ...fields,
})

export const createRun = (cards: readonly Card[], fields: Partial<RunState> = {}): RunState => ({
  id: 'r',
  tool: 't',
  at: 1,
  prompt: 'bread',
  parameters: {},
  cards: cards.map((card) => ({ card })),
  engine: 'openai',
  notes: [],
  complete: true,
  ...fields,
})

export const createJob = (fields: Partial<PromptJob> = {}): PromptJob => ({
  id: 'j',
  tool: 't',
  values: { prompt: 'bread', parameters: { tone: 'funny' } },
  seed: 7,
  usedKeyboard: false,
  ...fields,
})

export const createReply = (cards: readonly Card[], fields: Partial<Reply> = {}): Reply => ({
  cards,
  engine: 'built-in',
  notes: [],
  remaining: 9,
  ...fields,
})
