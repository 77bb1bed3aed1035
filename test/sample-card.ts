import type { PromptJob } from '@/components/run-state/prompt-job'
import type { Reply, RunState } from '@/components/run-state/run-state'
import type { Card } from '@/lib/tool/card'

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
