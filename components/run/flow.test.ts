import { expect, test } from 'vitest'
import { type BotCheckEvent, type BotCheckState, botCheckReducer } from './bot-check/use-bot-check'
import { type Flow, type FlowEvent, flowReducer, getFailure, initialFlow, type Job } from './flow'

type State = Flow<Job, string>
type Event = FlowEvent<Job, string>

const job: Job = { values: { prompt: 'bread', parameters: {} } }
const otherJob: Job = { values: { prompt: 'soup', parameters: {} } }
const notice = { title: 'Generation failed', text: 'Please try again in a moment.' }
const progress = { stage: 'speaking', done: 1, total: 2 }

const states = {
  idle: { phase: { name: 'idle' }, pieces: ['a'], refusal: null },
  verifying: { phase: { name: 'verifying', job }, pieces: ['a'], refusal: null },
  loading: { phase: { name: 'loading', job, progress: null }, pieces: ['a'], refusal: null },
  done: { phase: { name: 'done', job }, pieces: ['a'], refusal: null },
  failed: { phase: { name: 'failed', job, notice }, pieces: ['a'], refusal: null },
} as const satisfies Record<string, State>

const events = {
  submitted: { type: 'submitted', job: otherJob },
  started: { type: 'started' },
  progress: { type: 'progress', progress },
  piece: { type: 'piece', piece: 'b' },
  finished: { type: 'finished' },
  failed: { type: 'failed', notice },
  cancelled: { type: 'cancelled' },
  cleared: { type: 'cleared' },
  refused: { type: 'refused', job: otherJob, notice },
  meant: { type: 'meant' },
} as const satisfies Record<string, Event>

const submitted: Partial<State> = { phase: { name: 'verifying', job: otherJob } }
const refused: Partial<State> = { refusal: { job: otherJob, notice } }

/** Expected state changes per event; unlisted events change nothing. */
const changes: Record<keyof typeof states, Partial<Record<keyof typeof events, Partial<State>>>> = {
  idle: { submitted, refused, cleared: initialFlow },
  verifying: {
    started: { phase: { name: 'loading', job, progress: null }, pieces: [] },
    failed: { phase: { name: 'failed', job, notice } },
    cancelled: { phase: { name: 'idle' } },
  },
  loading: {
    progress: { phase: { name: 'loading', job, progress } },
    piece: { pieces: ['a', 'b'] },
    finished: { phase: { name: 'done', job } },
    failed: { phase: { name: 'failed', job, notice } },
    cancelled: { phase: { name: 'idle' } },
  },
  done: { submitted, refused, cleared: initialFlow },
  failed: { submitted, refused, cleared: initialFlow },
}

const stateNames = Object.keys(states) as (keyof typeof states)[]
const eventNames = Object.keys(events) as (keyof typeof events)[]

test.each(stateNames.flatMap((name) => eventNames.map((event) => [name, event] as const)))(
  'in state %s, the event %s has the listed effect',
  (name, event) => {
    const change = changes[name][event]
    const next = flowReducer<Job, string>(states[name], events[event])
    if (change) expect(next).toEqual({ ...states[name], ...change })
    else expect(next).toBe(states[name])
  },
)

test('reports a rejected job until the visitor types or submits', () => {
  const refusedFlow = flowReducer<Job, string>(states.done, events.refused)
  expect(getFailure(refusedFlow)).toEqual({ job: otherJob, notice })
  expect(flowReducer(refusedFlow, events.meant)).toEqual(states.done)
  expect(flowReducer(refusedFlow, events.submitted).refusal).toBeNull()
  expect([states.failed, states.done].map(getFailure)).toEqual([states.failed.phase, null])
})

const off: BotCheckState = { status: 'off', attempt: 0 }
const solving: BotCheckState = { status: 'solving', attempt: 1 }
const ready: BotCheckState = { status: 'ready', attempt: 1, token: 'one', solvedAt: 1_000 }
const failed: BotCheckState = { status: 'failed', attempt: 1, notice }
const secondAttempt: BotCheckState = { status: 'solving', attempt: 2 }

test.each<[string, BotCheckState, BotCheckEvent, BotCheckState]>([
  ['typing starts an attempt', off, { type: 'intended', now: 0 }, solving],
  ['a token ends the attempt', solving, { type: 'solved', attempt: 1, token: 'one', now: 1_000 }, ready],
  ['a click uses the token', ready, { type: 'demanded', now: 2_000 }, ready],
  ['after four minutes a click gets another token', ready, { type: 'demanded', now: 241_000 }, secondAttempt],
  ['a token is dropped once used', ready, { type: 'dropped' }, { status: 'off', attempt: 1 }],
  [
    'typing after a used token gets the next token',
    { status: 'off', attempt: 1 },
    { type: 'intended', now: 0 },
    secondAttempt,
  ],
  ['a failure ends the attempt', solving, { type: 'failed', attempt: 1, notice }, failed],
  ['typing does not repeat a failed attempt', failed, { type: 'intended', now: 1 }, failed],
  ['a click repeats a failed attempt', failed, { type: 'demanded', now: 1 }, secondAttempt],
  [
    'a late token of an earlier attempt is ignored',
    secondAttempt,
    { type: 'solved', attempt: 1, token: 'old', now: 2 },
    secondAttempt,
  ],
  [
    'a late failure of an earlier attempt is ignored',
    secondAttempt,
    { type: 'failed', attempt: 1, notice },
    secondAttempt,
  ],
])('bot check: %s', (_, state, event, expected) => {
  expect(botCheckReducer(state, event)).toEqual(expected)
})
