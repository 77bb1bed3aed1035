import { expect, test } from 'vitest'
import { type LookupEvent, type LookupState, nextLookup } from './lookup-state'

type State = LookupState<string>

const job = { prompt: 'x', parameters: {} }
const rest: State = { phase: { name: 'idle' }, parts: [] }
const notice = { title: 'Generation failed', text: 'Please try again in a moment.' }

const after = (...events: LookupEvent<string>[]) =>
  events.reduce<State>((state, event) => nextLookup(state, event), rest)

const running = [{ type: 'submitted', job }, { type: 'started' }] as const
const partly = [...running, { type: 'part', part: 'a' }] as const

test('a run goes from the click through the check to its end, gathering parts', () => {
  expect(after(running[0]).phase).toEqual({ name: 'verifying', job })
  expect(after(...partly, { type: 'finished', content: 'all' })).toEqual({
    phase: { name: 'done', job, content: 'all' },
    parts: ['a'],
  })
})

test('parts of the last run stand until the next one starts', () => {
  const done = [...partly, { type: 'finished', content: '' }] as const
  expect(after(...done, running[0]).parts).toEqual(['a'])
  expect(after(...done, ...running).parts).toEqual([])
})

test.each([
  [
    { type: 'failed', notice },
    { name: 'failed', job, notice },
  ],
  [{ type: 'cancelled' }, { name: 'idle' }],
] as const)('what had arrived stays after %j', (event, phase) => {
  expect(after(...partly, event)).toEqual({ phase, parts: ['a'] })
})

test.each([
  [{ type: 'part', part: 'late' }],
  [{ type: 'progress', progress: { stage: 'late' } }],
  [{ type: 'finished', content: 'late' }],
  [{ type: 'failed', notice }],
] as const)('%j after the end changes nothing', (event) => {
  const cancelled = [...partly, { type: 'cancelled' }] as const
  expect(after(...cancelled, event)).toEqual(after(...cancelled))
})

test('a second click while one runs changes nothing, nor does clearing', () => {
  expect(after(...partly, running[0])).toEqual(after(...partly))
  expect(after(...partly, { type: 'cleared' })).toEqual(after(...partly))
})
