import { expect, test } from 'vitest'
import type { Card } from '@/lib/tool/card'
import type { RefineAction } from '@/lib/tool/form'
import type { PromptJob } from './prompt-job'
import {
  applyCardChange,
  applyJobResult,
  getCardNumber,
  type Reply,
  type RunState,
  toRun,
  undoLastChange,
} from './run-state'

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

const texts = (run: RunState) => run.cards.map((shown) => shown.card.copy)
const ids = (run: RunState) => run.cards.map((shown) => shown.card.id)

const finishedRun = applyResult(null, { job: job('one'), pieces: [card('a')], reply: reply('a', 'b') }, 5)

test('a finished job leaves its cards, as history keeps them', () => {
  expect(toRun(finishedRun)).toEqual({
    id: 'one',
    tool: 't',
    at: 5,
    prompt: 'bread',
    parameters: { tone: 'funny' },
    cards: [card('a'), card('b')],
    engine: 'built-in',
    notes: [],
    complete: true,
  })
})

test('a job that breaks off before its first card leaves the run before it on the page', () => {
  expect(applyJobResult(finishedRun, { job: job('two'), pieces: [], reply: null }, 6)).toBe(finishedRun)
  expect(applyJobResult(null, { job: job('two'), pieces: [], reply: null }, 6)).toBeNull()
})

test('a job that breaks off keeps its cards, marked incomplete', () => {
  const broken = applyResult(finishedRun, { job: job('two'), pieces: [card('c')], reply: null })
  expect(broken).toMatchObject({ id: 'two', at: 6, complete: false, engine: null })
  expect(ids(broken)).toEqual(['c'])
})

const refineRun = (action: RefineAction, ...arrived: string[]) =>
  applyResult(finishedRun, {
    job: job('two', { action, card: card('a') }),
    pieces: [],
    reply: reply(...arrived),
  })

test('"More like this" puts its cards below the one they are like', () => {
  expect(ids(refineRun('similar', 'x', 'y'))).toEqual(['a', 'two-x', 'two-y', 'b'])
})

test('after "More like this" the old cards keep their numbers, and only the latest are new', () => {
  const numbers = (run: RunState) => run.cards.map((shown, index) => getCardNumber(shown, index))
  const once = refineRun('similar', 'x', 'y')
  expect(numbers(once)).toEqual([1, 3, 4, 2])
  expect(once.cards.map(({ isNew }) => isNew ?? false)).toEqual([false, true, true, false])
  const twice = applyResult(once, {
    job: job('three', { action: 'similar', card: card('b') }),
    pieces: [],
    reply: reply('z'),
  })
  expect(numbers(twice)).toEqual([1, 3, 4, 2, 5])
  expect(twice.cards.map(({ isNew }) => isNew ?? false)).toEqual([false, false, false, false, true])
})

test('"Shorter" replaces its card, and undo brings it back', () => {
  const shorter = refineRun('shorter', 'x')
  expect(texts(shorter)).toEqual(['x', 'b'])
  expect(ids(shorter)).toEqual(['a', 'b'])
  expect(texts(undoLastChange(shorter, 'a'))).toEqual(['a', 'b'])
  expect(texts(undoLastChange(shorter, 'b'))).toEqual(['x', 'b'])
})

test('undo steps back through an edit and a rewriting, one at a time', () => {
  const changed = applyCardChange(refineRun('bolder', 'x'), 'a', { ...card('mine'), edited: true }, 'edit')
  expect(toRun(changed).cards.map(({ copy }) => copy)).toEqual(['mine', 'b'])
  const once = undoLastChange(changed, 'a')
  expect(texts(once)).toEqual(['x', 'b'])
  const twice = undoLastChange(once, 'a')
  expect(texts(twice)).toEqual(['a', 'b'])
  expect(texts(undoLastChange(twice, 'a'))).toEqual(['a', 'b'])
})

test('what a variation’s reply has to say stands below the results, once', () => {
  const note = 'These could not be kept in Japanese. Tap Again, or choose another language.'
  const vary = (from: RunState, id: string) =>
    applyResult(from, {
      job: job(id, { action: 'similar', card: card('a') }),
      pieces: [],
      reply: { ...reply(id), notes: [note] },
    })
  expect(vary(vary(finishedRun, 'two'), 'three').notes).toEqual([note])
})

test('a plan’s post that was moved stays on its day when it is rewritten, undone or joined by others', () => {
  const planned = (id: string, day: number): Card => ({ ...card(id), schedule: { day } })
  const before = applyResult(null, {
    job: job('one'),
    pieces: [],
    reply: { ...reply(), cards: [planned('a', 1)] },
  })
  const moved: RunState = { ...before, cards: [{ card: planned('a', 4) }] }
  const asked = (action: RefineAction) =>
    applyResult(moved, {
      job: job('two', { action, card: planned('a', 4) }),
      pieces: [],
      reply: { ...reply(), cards: [planned('b', 1)] },
    })
  const days = (run: RunState) => run.cards.map((shown) => shown.card.schedule?.day)
  expect(days(asked('shorter'))).toEqual([4])
  expect(days(asked('similar'))).toEqual([4, 4])
  const shortened = asked('shorter')
  const movedAgain: RunState = {
    ...shortened,
    cards: shortened.cards.map((shown) => ({ ...shown, card: { ...shown.card, schedule: { day: 6 } } })),
  }
  expect(days(undoLastChange(movedAgain, 'a'))).toEqual([6])
})
