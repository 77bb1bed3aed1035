import { act, useReducer, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type FlowEvent, flowReducer, getFailure, initialFlow, isBusy, type Job } from '@/components/run/flow'
import type { ServerFlow } from '@/components/run/use-server-flow'
import { formatState } from './link-list'
import type { LinkListState } from './use-link-list'
import { type LinkQueue, useLinkQueue } from './use-link-queue'

/** The queue with a flow whose events the test sends. */
function usePage() {
  const [flow, dispatch] = useReducer(flowReducer<Job, string>, initialFlow)
  const [queue, setQueue] = useState<LinkQueue<string> | null>(null)
  const actions = {
    botCheck: { warmUp() {} },
    submit: (job: Job) => dispatch({ type: 'submitted', job }),
    cancel: () => dispatch({ type: 'cancelled' }),
  }
  const serverFlow = { ...flow, ...actions, failure: getFailure(flow) } as unknown as ServerFlow<string>
  return { flow, queue, dispatch, control: useLinkQueue(serverFlow, { queue, setQueue } as LinkListState<string>) }
}

type Page = ReturnType<typeof usePage>

function PageComponent({ page }: { page: Page }) {
  Object.assign(page, usePage())
  return null
}

/** The component renders nothing, so its container needs no DOM. */
async function mountPage() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('window', { HTMLIFrameElement: class {} })
  onTestFinished(() => void vi.unstubAllGlobals())
  const ownerDocument = { nodeType: 9, addEventListener() {} }
  const container = { nodeType: 1, tagName: 'DIV', ownerDocument, addEventListener() {} }
  const page = {} as Page
  await act(async () => createRoot(container as unknown as Element).render(<PageComponent page={page} />))
  return {
    page,
    send: (...events: FlowEvent<Job, string>[]) => act(async () => events.forEach(page.dispatch)),
    listStates: () => page.queue?.items.map(({ state, parts }) => [state, ...parts].join(' ')),
    getLink: () => (isBusy(page.flow.phase) ? page.flow.phase.job.values.prompt : null),
  }
}

const started = { type: 'started' } as const
const finished = { type: 'finished' } as const
const piece = (text: string) => ({ type: 'piece', piece: text }) as const
const fail = (code: string) => ({ type: 'failed', notice: { title: '', text: '', code } }) as const

test('links run one after another; a failure goes on, Cancel and a limit pause, and another run ends the list', async () => {
  const { page, send, listStates, getLink } = await mountPage()
  await act(async () => page.control.start(['a', 'b', 'c', 'd']))
  expect(listStates()).toEqual(['working', 'waiting', 'waiting', 'waiting'])
  await send(started, piece('A'), finished)
  expect([getLink(), listStates()]).toEqual(['b', ['ready A', 'working', 'waiting', 'waiting']])
  await send(started, fail('unavailable'))
  expect([getLink(), listStates()]).toEqual(['c', ['ready A', 'failed', 'working', 'waiting']])
  await act(async () => page.control.cancel())
  expect([getLink(), listStates()]).toEqual([null, ['ready A', 'failed', 'paused', 'paused']])

  const renewed = vi.fn()
  await act(async () => void page.control.rerun('a').then(renewed))
  expect([getLink(), listStates()]).toEqual(['a', ['working A', 'failed', 'paused', 'paused']])
  await send(started, piece('A2'), finished)
  expect([getLink(), listStates()]).toEqual([null, ['ready A2', 'failed', 'paused', 'paused']])
  expect(renewed).toHaveBeenCalledWith(expect.objectContaining({ state: 'ready', parts: ['A2'], uses: 2 }))

  await act(async () => page.control.resume())
  await send(started, fail('rate_limited'))
  expect([getLink(), listStates()]).toEqual([null, ['ready A2', 'failed', 'paused', 'paused']])
  await act(async () => page.control.resume())
  await send({ type: 'cancelled' }, { type: 'submitted', job: { values: { prompt: 'x', parameters: {} } } })
  expect([getLink(), page.queue]).toEqual(['x', null])
  await send(started, piece('X'), finished)
  expect(page.queue).toBeNull()
})

test.each([
  ['ready', 2, 'Ready, counted as 2 uses'],
  ['failed', 0, 'Not found. This try didn’t count.'],
  ['failed', 1, 'Not found. Counted as 1 use.'],
  ['paused', 0, 'Waiting'],
] as const)('a link that is %s after %d uses shows “%s”', (state, uses, text) => {
  const notice = { title: '', text: 'Not found.' }
  expect(formatState({ link: 'a', state, parts: [], arrivedAt: 0, uses, notice })).toBe(text)
})
