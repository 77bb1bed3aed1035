import { expect, test } from 'vitest'
import { type Flow, type FlowEvent, flowReducer, getFailure, initialFlow, type Job } from './flow'

type State = Flow<Job, string>
type Event = FlowEvent<Job, string>

const job: Job = { values: { prompt: 'bread', parameters: {} } }
const another: Job = { values: { prompt: 'soup', parameters: {} } }
const notice = { title: 'Generation failed', text: 'Please try again in a moment.' }
const progress = { stage: 'speaking', done: 1, total: 2 }

const idle: State = { phase: { name: 'idle' }, pieces: ['old'], refusal: null }
const verifying: State = { phase: { name: 'verifying', job }, pieces: ['old'], refusal: null }
const loading: State = { phase: { name: 'loading', job, progress: null }, pieces: ['a'], refusal: null }
const done: State = { phase: { name: 'done', job }, pieces: ['a'], refusal: null }
const failed: State = { phase: { name: 'failed', job, notice }, pieces: ['a'], refusal: null }

const submitted: Event = { type: 'submitted', job: another }
const started: Event = { type: 'started' }
const told: Event = { type: 'progress', progress }
const piece: Event = { type: 'piece', piece: 'b' }
const finished: Event = { type: 'finished' }
const broken: Event = { type: 'failed', notice }
const cancelled: Event = { type: 'cancelled' }
const cleared: Event = { type: 'cleared' }
const refused: Event = { type: 'refused', job: another, notice }
const meant: Event = { type: 'meant' }

/** Every move there is; whatever is not named here changes nothing. */
const moves: readonly (readonly [State, Event, State])[] = [
  [idle, submitted, { phase: { name: 'verifying', job: another }, pieces: ['old'], refusal: null }],
  [done, submitted, { phase: { name: 'verifying', job: another }, pieces: ['a'], refusal: null }],
  [failed, submitted, { phase: { name: 'verifying', job: another }, pieces: ['a'], refusal: null }],
  [verifying, started, { phase: { name: 'loading', job, progress: null }, pieces: [], refusal: null }],
  [verifying, broken, { phase: { name: 'failed', job, notice }, pieces: ['old'], refusal: null }],
  [verifying, cancelled, { phase: { name: 'idle' }, pieces: ['old'], refusal: null }],
  [loading, told, { phase: { name: 'loading', job, progress }, pieces: ['a'], refusal: null }],
  [loading, piece, { phase: { name: 'loading', job, progress: null }, pieces: ['a', 'b'], refusal: null }],
  [loading, finished, { phase: { name: 'done', job }, pieces: ['a'], refusal: null }],
  [loading, broken, { phase: { name: 'failed', job, notice }, pieces: ['a'], refusal: null }],
  [loading, cancelled, { phase: { name: 'idle' }, pieces: ['a'], refusal: null }],
  [idle, refused, { ...idle, refusal: { job: another, notice } }],
  [done, refused, { ...done, refusal: { job: another, notice } }],
  [failed, refused, { ...failed, refusal: { job: another, notice } }],
  [idle, cleared, { phase: { name: 'idle' }, pieces: [], refusal: null }],
  [done, cleared, { phase: { name: 'idle' }, pieces: [], refusal: null }],
  [failed, cleared, { phase: { name: 'idle' }, pieces: [], refusal: null }],
]

const states = [idle, verifying, loading, done, failed]
const events = [submitted, started, told, piece, finished, broken, cancelled, cleared, refused, meant]
const cases = states.flatMap((from) =>
  events.map((event) => {
    const [, , to] = moves.find(([state, named]) => state === from && named === event) ?? []
    const words = `${from.phase.name} + ${event.type} → ${to ? to.phase.name : 'no change'}`
    return { words, from, event, to: to ?? from }
  }),
)

test.each(cases)('$words', ({ from, event, to }) => {
  expect(flowReducer(from, event)).toEqual(to)
})

test('what changes nothing is the same state', () => {
  expect(flowReducer(done, piece)).toBe(done)
  expect(flowReducer(loading, submitted)).toBe(loading)
})

test('a run goes from the click through the check to its end, and the next one starts empty', () => {
  const play = (...all: Event[]) => all.reduce<State>(flowReducer, initialFlow)
  expect(play(submitted, started, told, piece, finished)).toEqual({
    phase: { name: 'done', job: another },
    pieces: ['b'],
    refusal: null,
  })
  expect(play(submitted, started, piece, finished, submitted).pieces).toEqual(['b'])
  expect(play(submitted, started, piece, finished, submitted, started).pieces).toEqual([])
})

test('a job that is refused leaves what was made before it, while it is said and once the visitor types', () => {
  const empty: Job = { values: { prompt: '', parameters: {} } }
  const said = flowReducer(done, { type: 'refused', job: empty, notice })
  expect(said).toEqual({
    phase: { name: 'done', job },
    pieces: ['a'],
    refusal: { job: empty, notice },
  })
  expect(getFailure(said)).toEqual({ job: empty, notice })
  expect(flowReducer(said, meant)).toEqual(done)
  expect(getFailure(done)).toBeNull()
  expect(flowReducer(said, submitted).refusal).toBeNull()
})
