import { expect, test } from 'vitest'
import type { Phase } from '@/components/run/flow'
import type { PromptJob } from '@/components/run-state/prompt-job'
import { applyJobResult, type Reply, type RunState } from '@/components/run-state/run-state'
import type { Card } from '@/lib/tool/card'
import type { RefineAction } from '@/lib/tool/form'
import { buildAnnouncement } from './build-announcement'

const card = (id: string): Card => ({ id, parts: [{ text: id }], copy: id, carry: id, item: id })
const job = (id: string, refine?: PromptJob['refine']): PromptJob => ({
  id,
  tool: 't',
  values: { prompt: 'bread', parameters: { tone: 'funny' } },
  seed: 1,
  usedKeyboard: false,
  ...(refine && { refine }),
})
const reply = (...ids: string[]): Reply => ({
  cards: ids.map(card),
  engine: 'built-in',
  notes: [],
  remaining: 9,
})

/** The run after a job that must leave one. */
function applyResult(before: RunState | null, end: Parameters<typeof applyJobResult>[1], at = 6): RunState {
  const run = applyJobResult(before, end, at)
  if (!run) throw new Error('the run is there')
  return run
}

const finishedRun = applyResult(null, { job: job('one'), pieces: [card('a')], reply: reply('a', 'b') }, 5)

const refineRun = (action: RefineAction, ...arrived: string[]) =>
  applyResult(finishedRun, {
    job: job('two', { action, card: card('a') }),
    pieces: [],
    reply: reply(...arrived),
  })

const donePhase = (refine?: PromptJob['refine']): Phase<PromptJob> => ({
  name: 'done',
  job: job('two', refine),
})

test.each<[string, Phase<PromptJob>, RunState | null, string]>([
  ['at rest', { name: 'idle' }, null, ''],
  ['checking', { name: 'verifying', job: job('one') }, null, 'Checking that you are not a robot.'],
  ['done', donePhase(), finishedRun, '2 results ready. Written by the built-in writer, no AI model.'],
  [
    'shortened',
    donePhase({ action: 'shorter', card: card('a') }),
    refineRun('shorter', 'x'),
    'Shorter version ready. Written by the built-in writer, no AI model.',
  ],
  [
    'added to',
    donePhase({ action: 'similar', card: card('a') }),
    refineRun('similar', 'x', 'y'),
    '2 new results ready. Written by the built-in writer, no AI model.',
  ],
  [
    'rewritten',
    donePhase({ action: 'bolder', card: card('a') }),
    refineRun('bolder', 'x'),
    'New version ready. Written by the built-in writer, no AI model.',
  ],
])('a screen reader is told when %s', (_, phase, run, words) => {
  expect(buildAnnouncement({ phase, run })).toBe(words)
})
