import { expect, test } from 'vitest'
import type { Card } from '@/lib/tool/card'
import type { RefineAction } from '@/lib/tool/form'
import { announcement } from './announcement'
import { asRun, atRest, type Generation, type GenerationEvent, nextGeneration } from './generation'
import type { Job } from './job'

const card = (id: string): Card => ({ id, parts: [{ text: id }], copy: id, carry: id, item: id })
const job = (id: string, refine?: Job['refine']): Job => ({
  id,
  values: { prompt: 'bread', parameters: { tone: 'funny' } },
  seed: 1,
  byKeyboard: false,
  ...(refine && { refine }),
})
const end = { tool: 't', at: 5 }
const notice = { title: 'Generation failed', text: 'Please try again in a moment.' }
const reply = (...ids: string[]) => ({
  cards: ids.map(card),
  engine: 'built-in' as const,
  notes: [],
  remaining: 9,
})

const play = (events: GenerationEvent[], from: Generation = atRest) => events.reduce(nextGeneration, from)
const texts = ({ run }: Generation) => run?.cards.map((shown) => shown.card.copy)
const ids = ({ run }: Generation) => run?.cards.map((shown) => shown.card.id)

const done = play([
  { type: 'submitted', job: job('one') },
  { type: 'started' },
  { type: 'finished', reply: reply('a', 'b'), ...end },
])

test('a run goes from idle through verifying and loading to done', () => {
  let now = atRest
  const seen = [
    { type: 'submitted', job: job('one') } as const,
    { type: 'started' } as const,
    { type: 'card', card: card('a') } as const,
    { type: 'finished', reply: reply('a', 'b'), ...end } as const,
  ].map((event) => {
    now = nextGeneration(now, event)
    return now.phase.name
  })
  expect(seen).toEqual(['verifying', 'loading', 'loading', 'done'])
  expect(now.run && asRun(now.run)).toEqual({
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

test('a second click while a run is under way changes nothing', () => {
  const waiting = play([{ type: 'submitted', job: job('one') }])
  expect(nextGeneration(waiting, { type: 'submitted', job: job('two') })).toBe(waiting)
  const loading = play([{ type: 'started' }], waiting)
  expect(nextGeneration(loading, { type: 'submitted', job: job('two') })).toBe(loading)
})

test('a run that fails before its first card leaves the one before on the page', () => {
  const failed = play(
    [{ type: 'submitted', job: job('two') }, { type: 'started' }, { type: 'failed', notice, ...end }],
    done,
  )
  expect(failed.phase).toEqual({ name: 'failed', job: job('two'), notice })
  expect(failed.run).toBe(done.run)
})

test('a run that breaks off keeps its cards, marked incomplete', () => {
  const broken = play([
    { type: 'submitted', job: job('one') },
    { type: 'started' },
    { type: 'card', card: card('a') },
    { type: 'failed', notice, ...end },
  ])
  expect(broken.run).toMatchObject({ complete: false, engine: null })
  expect(ids(broken)).toEqual(['a'])
})

test('a cancelled run keeps what had arrived and shows no error', () => {
  const cancelled = play([
    { type: 'submitted', job: job('one') },
    { type: 'started' },
    { type: 'card', card: card('a') },
    { type: 'cancelled', ...end },
  ])
  expect(cancelled.phase).toEqual({ name: 'idle' })
  expect(ids(cancelled)).toEqual(['a'])
})

test.each<GenerationEvent>([
  { type: 'card', card: card('late') },
  { type: 'finished', reply: reply('late'), ...end },
  { type: 'failed', notice, ...end },
])('what arrives after a cancel is ignored: $type', (event) => {
  expect(nextGeneration(done, event)).toBe(done)
})

const refined = (action: RefineAction, ...arrived: string[]) =>
  play(
    [
      { type: 'submitted', job: job('two', { action, card: card('a') }) },
      { type: 'started' },
      { type: 'finished', reply: reply(...arrived), ...end },
    ],
    done,
  )

test('"More like this" puts its cards below the one they are like', () => {
  expect(ids(refined('similar', 'x', 'y'))).toEqual(['a', 'two-x', 'two-y', 'b'])
})

test('"Shorter" replaces its card, and undo brings it back', () => {
  const shorter = refined('shorter', 'x')
  expect(texts(shorter)).toEqual(['x', 'b'])
  expect(ids(shorter)).toEqual(['a', 'b'])
  expect(texts(nextGeneration(shorter, { type: 'undone', id: 'a' }))).toEqual(['a', 'b'])
  expect(texts(nextGeneration(shorter, { type: 'undone', id: 'b' }))).toEqual(['x', 'b'])
})

test('undo steps back through an edit and a rewriting, one at a time', () => {
  const changed = nextGeneration(refined('bolder', 'x'), {
    type: 'changed',
    id: 'a',
    card: { ...card('mine'), edited: true },
    by: 'edit',
  })
  expect(changed.run && asRun(changed.run).cards.map(({ copy }) => copy)).toEqual(['mine', 'b'])
  const once = nextGeneration(changed, { type: 'undone', id: 'a' })
  expect(texts(once)).toEqual(['x', 'b'])
  const twice = nextGeneration(once, { type: 'undone', id: 'a' })
  expect(texts(twice)).toEqual(['a', 'b'])
  expect(texts(nextGeneration(twice, { type: 'undone', id: 'a' }))).toEqual(['a', 'b'])
})

test('a run from history comes back, unless another is under way', () => {
  const run = { ...asRun(done.run ?? never()), id: 'old' }
  expect(nextGeneration(atRest, { type: 'restored', run }).run?.id).toBe('old')
  const waiting = play([{ type: 'submitted', job: job('two') }], done)
  expect(nextGeneration(waiting, { type: 'restored', run })).toBe(waiting)
})

test.each<[string, Generation, string]>([
  ['at rest', atRest, ''],
  ['checking', play([{ type: 'submitted', job: job('one') }]), 'Checking that you are not a robot.'],
  ['done', done, '2 results ready. Written by the built-in writer, no AI model.'],
  [
    'shortened',
    refined('shorter', 'x'),
    'Shorter version ready. Written by the built-in writer, no AI model.',
  ],
  ['rewritten', refined('bolder', 'x'), 'New version ready. Written by the built-in writer, no AI model.'],
])('a screen reader is told when %s', (_, generation, words) => {
  expect(announcement(generation)).toBe(words)
})

function never(): never {
  throw new Error('the run is there')
}

test('what a variation’s reply has to say stands below the results, once', () => {
  const note = 'These could not be kept in Japanese. Generate again, or choose another language.'
  const vary = (from: Generation, id: string) =>
    play(
      [
        { type: 'submitted', job: job(id, { action: 'similar', card: card('a') }) },
        { type: 'started' },
        { type: 'finished', reply: { ...reply(id), notes: [note] }, ...end },
      ],
      from,
    )
  expect(vary(vary(done, 'two'), 'three').run?.notes).toEqual([note])
})
