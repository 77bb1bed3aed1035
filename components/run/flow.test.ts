import { expect, test } from 'vitest'
import { type Flow, type FlowEvent, flowReducer, getFailure, initialFlow, type Job } from './flow'

type State = Flow<Job, string>
type Event = FlowEvent<Job, string>

const job: Job = { values: { prompt: 'bread', parameters: {} } }
const otherJob: Job = { values: { prompt: 'soup', parameters: {} } }
const notice = { title: 'Generation failed', text: 'Please try again in a moment.' }
const progress = { stage: 'speaking', done: 1, total: 2 }

const idle: State = { phase: { name: 'idle' }, pieces: ['old'], refusal: null }
const verifying: State = { phase: { name: 'verifying', job }, pieces: ['old'], refusal: null }
const loading: State = { phase: { name: 'loading', job, progress: null }, pieces: ['a'], refusal: null }
const done: State = { phase: { name: 'done', job }, pieces: ['a'], refusal: null }
const failed: State = { phase: { name: 'failed', job, notice }, pieces: ['a'], refusal: null }

const submittedEvent: Event = { type: 'submitted', job: otherJob }
const startedEvent: Event = { type: 'started' }
const progressEvent: Event = { type: 'progress', progress }
const pieceEvent: Event = { type: 'piece', piece: 'b' }
const finishedEvent: Event = { type: 'finished' }
const failedEvent: Event = { type: 'failed', notice }
const canceledEvent: Event = { type: 'cancelled' }
const clearedEvent: Event = { type: 'cleared' }
const refusedEvent: Event = { type: 'refused', job: otherJob, notice }
const meantEvent: Event = { type: 'meant' }

/** Every move there is; whatever is not named here changes nothing. */
const transitions: readonly (readonly [State, Event, State])[] = [
  [idle, submittedEvent, { phase: { name: 'verifying', job: otherJob }, pieces: ['old'], refusal: null }],
  [done, submittedEvent, { phase: { name: 'verifying', job: otherJob }, pieces: ['a'], refusal: null }],
  [failed, submittedEvent, { phase: { name: 'verifying', job: otherJob }, pieces: ['a'], refusal: null }],
  [verifying, startedEvent, { phase: { name: 'loading', job, progress: null }, pieces: [], refusal: null }],
  [verifying, failedEvent, { phase: { name: 'failed', job, notice }, pieces: ['old'], refusal: null }],
  [verifying, canceledEvent, { phase: { name: 'idle' }, pieces: ['old'], refusal: null }],
  [loading, progressEvent, { phase: { name: 'loading', job, progress }, pieces: ['a'], refusal: null }],
  [loading, pieceEvent, { phase: { name: 'loading', job, progress: null }, pieces: ['a', 'b'], refusal: null }],
  [loading, finishedEvent, { phase: { name: 'done', job }, pieces: ['a'], refusal: null }],
  [loading, failedEvent, { phase: { name: 'failed', job, notice }, pieces: ['a'], refusal: null }],
  [loading, canceledEvent, { phase: { name: 'idle' }, pieces: ['a'], refusal: null }],
  [idle, refusedEvent, { ...idle, refusal: { job: otherJob, notice } }],
  [done, refusedEvent, { ...done, refusal: { job: otherJob, notice } }],
  [failed, refusedEvent, { ...failed, refusal: { job: otherJob, notice } }],
  [idle, clearedEvent, { phase: { name: 'idle' }, pieces: [], refusal: null }],
  [done, clearedEvent, { phase: { name: 'idle' }, pieces: [], refusal: null }],
  [failed, clearedEvent, { phase: { name: 'idle' }, pieces: [], refusal: null }],
]

const states = [idle, verifying, loading, done, failed]
const events = [
  submittedEvent,
  startedEvent,
  progressEvent,
  pieceEvent,
  finishedEvent,
  failedEvent,
  canceledEvent,
  clearedEvent,
  refusedEvent,
  meantEvent,
]
const cases = states.flatMap((from) =>
  events.map((event) => {
    const [, , to] = transitions.find(([state, named]) => state === from && named === event) ?? []
    const words = `${from.phase.name} + ${event.type} → ${to ? to.phase.name : 'no change'}`
    return { words, from, event, to: to ?? from }
  }),
)

test.each(cases)('$words', ({ from, event, to }) => {
  expect(flowReducer(from, event)).toEqual(to)
})

test('what changes nothing is the same state', () => {
  expect(flowReducer(done, pieceEvent)).toBe(done)
  expect(flowReducer(loading, submittedEvent)).toBe(loading)
})

test('a run goes from the click through the check to its end, and the next one starts empty', () => {
  const play = (...all: Event[]) => all.reduce<State>(flowReducer, initialFlow)
  expect(play(submittedEvent, startedEvent, progressEvent, pieceEvent, finishedEvent)).toEqual({
    phase: { name: 'done', job: otherJob },
    pieces: ['b'],
    refusal: null,
  })
  expect(play(submittedEvent, startedEvent, pieceEvent, finishedEvent, submittedEvent).pieces).toEqual(['b'])
  expect(play(submittedEvent, startedEvent, pieceEvent, finishedEvent, submittedEvent, startedEvent).pieces).toEqual([])
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
  expect(flowReducer(said, meantEvent)).toEqual(done)
  expect(getFailure(done)).toBeNull()
  expect(flowReducer(said, submittedEvent).refusal).toBeNull()
})
