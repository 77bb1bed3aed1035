import { expect, test } from 'vitest'
import { atRest, type Flow, type FlowEvent, type Job, nextFlow } from './flow'

type State = Flow<Job, string>
type Event = FlowEvent<Job, string>

const job: Job = { values: { prompt: 'bread', parameters: {} } }
const another: Job = { values: { prompt: 'soup', parameters: {} } }
const notice = { title: 'Generation failed', text: 'Please try again in a moment.' }
const progress = { stage: 'speaking', done: 1, total: 2 }

const idle: State = { phase: { name: 'idle' }, pieces: ['old'] }
const verifying: State = { phase: { name: 'verifying', job }, pieces: ['old'] }
const loading: State = { phase: { name: 'loading', job, progress: null }, pieces: ['a'] }
const done: State = { phase: { name: 'done', job }, pieces: ['a'] }
const failed: State = { phase: { name: 'failed', job, notice }, pieces: ['a'] }

const submitted: Event = { type: 'submitted', job: another }
const started: Event = { type: 'started' }
const told: Event = { type: 'progress', progress }
const piece: Event = { type: 'piece', piece: 'b' }
const finished: Event = { type: 'finished' }
const broken: Event = { type: 'failed', notice }
const cancelled: Event = { type: 'cancelled' }
const cleared: Event = { type: 'cleared' }
const refused: Event = { type: 'refused', job: another, notice }

/** Every move there is; whatever is not named here changes nothing. */
const moves: readonly (readonly [State, Event, State])[] = [
  [idle, submitted, { phase: { name: 'verifying', job: another }, pieces: ['old'] }],
  [done, submitted, { phase: { name: 'verifying', job: another }, pieces: ['a'] }],
  [failed, submitted, { phase: { name: 'verifying', job: another }, pieces: ['a'] }],
  [verifying, started, { phase: { name: 'loading', job, progress: null }, pieces: [] }],
  [verifying, broken, { phase: { name: 'failed', job, notice }, pieces: ['old'] }],
  [verifying, cancelled, { phase: { name: 'idle' }, pieces: ['old'] }],
  [loading, told, { phase: { name: 'loading', job, progress }, pieces: ['a'] }],
  [loading, piece, { phase: { name: 'loading', job, progress: null }, pieces: ['a', 'b'] }],
  [loading, finished, { phase: { name: 'done', job }, pieces: ['a'] }],
  [loading, broken, { phase: { name: 'failed', job, notice }, pieces: ['a'] }],
  [loading, cancelled, { phase: { name: 'idle' }, pieces: ['a'] }],
  [idle, refused, { phase: { name: 'failed', job: another, notice }, pieces: ['old'] }],
  [done, refused, { phase: { name: 'failed', job: another, notice }, pieces: ['a'] }],
  [failed, refused, { phase: { name: 'failed', job: another, notice }, pieces: ['a'] }],
  [idle, cleared, { phase: { name: 'idle' }, pieces: [] }],
  [done, cleared, { phase: { name: 'idle' }, pieces: [] }],
  [failed, cleared, { phase: { name: 'idle' }, pieces: [] }],
]

const states = [idle, verifying, loading, done, failed]
const events = [submitted, started, told, piece, finished, broken, cancelled, cleared, refused]
const cases = states.flatMap((from) =>
  events.map((event) => {
    const [, , to] = moves.find(([state, named]) => state === from && named === event) ?? []
    const words = `${from.phase.name} + ${event.type} → ${to ? to.phase.name : 'no change'}`
    return { words, from, event, to: to ?? from }
  }),
)

test.each(cases)('$words', ({ from, event, to }) => {
  expect(nextFlow(from, event)).toEqual(to)
})

test('what changes nothing is the same state', () => {
  expect(nextFlow(done, piece)).toBe(done)
  expect(nextFlow(loading, submitted)).toBe(loading)
})

test('a run goes from the click through the check to its end, and the next one starts empty', () => {
  const play = (...all: Event[]) => all.reduce<State>(nextFlow, atRest)
  expect(play(submitted, started, told, piece, finished)).toEqual({
    phase: { name: 'done', job: another },
    pieces: ['b'],
  })
  expect(play(submitted, started, piece, finished, submitted).pieces).toEqual(['b'])
  expect(play(submitted, started, piece, finished, submitted, started).pieces).toEqual([])
})
