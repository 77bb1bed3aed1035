import { act, useReducer, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type FlowEvent, flowReducer, getFailure, initialFlow, isBusy, type Job } from '@/components/run/flow'
import type { ServerFlow } from '@/components/run/use-server-flow'
import { formatState, LinkList, submitLinks } from './link-list'
import type { LinkFlow } from './use-link-flow'
import { createQueue, type LinkQueue, useLinkQueue } from './use-link-queue'

const queueRef = { current: null as LinkQueue<string> | null }

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
  function replaceQueue(newQueue: LinkQueue<string>) {
    queueRef.current = newQueue
    setQueue(newQueue)
  }
  const state = { flow: serverFlow, queue, queueRef, replaceQueue }
  return { ...state, dispatch, control: useLinkQueue(state) }
}

type Page = ReturnType<typeof usePage>

function PageComponent({ page }: { page: Page }) {
  Object.assign(page, usePage())
  return null
}

const createLink = (id: string) => `https://vm.tiktok.com/ZM0000${id}`

/** The component renders nothing, so its container needs no DOM. */
async function mountPage() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('window', { HTMLIFrameElement: class {} })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    queueRef.current = null
  })
  const ownerDocument = { nodeType: 9, addEventListener() {} }
  const container = { nodeType: 1, tagName: 'DIV', ownerDocument, addEventListener() {} }
  const page = {} as Page
  await act(async () => createRoot(container as unknown as Element).render(<PageComponent page={page} />))
  return {
    page,
    send: (...events: FlowEvent<Job, string>[]) => act(async () => events.forEach(page.dispatch)),
    /** Twice, as two clicks while the code of the list loads. */
    async submit(ids: string) {
      const values = { prompt: [...ids].map(createLink).join('\n'), parameters: {} }
      const state = { ...page }
      await act(async () => submitLinks(values, state))
      await act(async () => submitLinks(values, state))
    },
    getJob: (index: number) => page.queue?.[index]?.job ?? expect.unreachable(),
    listStates: () => page.queue?.map(({ state, parts }) => [state, ...parts].join(' ')),
    getLinkId: () => (isBusy(page.flow.phase) ? page.flow.phase.job.values.prompt.at(-1) : null),
  }
}

const started = { type: 'started' } as const
const finished = { type: 'finished' } as const
const cancelled = { type: 'cancelled' } as const
const piece = (text: string) => ({ type: 'piece', piece: text }) as const
const fail = (code: string) => ({ type: 'failed', notice: { title: '', text: '', code } }) as const

test('links run one after another; a failure goes on, Cancel and a limit pause, and another run ends the list', async () => {
  const { page, send, submit, getJob, listStates, getLinkId } = await mountPage()
  await submit('abcd')
  expect(listStates()).toEqual(['working', 'waiting', 'waiting', 'waiting'])
  await send(started, piece('A'), finished)
  expect([getLinkId(), listStates()]).toEqual(['b', ['ready A', 'working', 'waiting', 'waiting']])
  await send(started, fail('unavailable'))
  expect([getLinkId(), listStates()]).toEqual(['c', ['ready A', 'failed', 'working', 'waiting']])
  const renewed = vi.fn()
  const renew = () => act(async () => void page.control.rerun(getJob(0)).then(renewed))
  await renew()
  await send(cancelled)
  expect([getLinkId(), listStates()]).toEqual([null, ['paused A', 'failed', 'paused', 'paused']])
  expect(renewed.mock.lastCall).toEqual([expect.objectContaining({ state: 'paused' })])

  await renew()
  await renew()
  expect([getLinkId(), listStates()]).toEqual(['a', ['working A', 'failed', 'paused', 'paused']])
  await send(started, piece('A2'), finished)
  expect([getLinkId(), listStates()]).toEqual([null, ['ready A2', 'failed', 'paused', 'paused']])
  expect(renewed.mock.calls.slice(1)).toEqual(Array(2).fill([expect.objectContaining({ parts: ['A2'], uses: 2 })]))

  await act(async () => page.control.resume())
  await send(started, fail('rate_limited'))
  expect([getLinkId(), listStates()]).toEqual([null, ['ready A2', 'failed', 'paused', 'paused']])
  await submit('ca')
  expect([getLinkId(), listStates()]).toEqual(['c', ['working', 'ready A2']])
  await send(cancelled)
})

test('one link is a queue of one, which shows its parts as they arrive and its last result during a renewal', async () => {
  const { page, send, submit, getJob, listStates } = await mountPage()
  await submit('ab')
  await send(cancelled)
  await send({ type: 'submitted', job: { values: { prompt: 'x', parameters: {} } } })
  expect(listStates()).toEqual(['paused', 'paused'])
  await send(started)
  expect(listStates()).toEqual(['working'])
  await send(piece('X'))
  expect(listStates()).toEqual(['working X'])
  await send(finished)
  expect(listStates()).toEqual(['ready X'])
  const renewed = vi.fn()
  await act(async () => void page.control.rerun(getJob(0)).then(renewed))
  await send(started)
  expect(listStates()).toEqual(['working X'])
  await send(fail('unavailable'))
  expect(listStates()).toEqual(['failed X'])
  expect(renewed).toHaveBeenCalledWith(expect.objectContaining({ state: 'failed' }))
})

test('a list also shows why another run was refused', () => {
  const queue = createQueue<string>(['a', 'b'], null)
  const render = (job?: Job) => {
    const flow = {
      phase: { name: 'idle' },
      failure: job && { job, notice: { title: 'Refused', text: '' } },
      botCheck: {},
    }
    const list = { flow, queue, isList: true, control: { values: { prompt: '' } } } as unknown as LinkFlow<string>
    const props = { list, status: { stageLabels: {}, finishedMessage: '' }, resultLabel: '', zipName: '' }
    return renderToStaticMarkup(<LinkList {...props} getResult={() => ({ view: null, zipEntries: [] })} />)
  }
  expect(render({ values: { prompt: 'a', parameters: {} } })).toContain('Refused')
  expect(render(queue[0]?.job)).not.toContain('Refused')
})

test.each([
  ['ready', 2, 'Ready, counted as 2 uses'],
  ['failed', 0, 'Not found. This try didn’t count.'],
  ['failed', 1, 'Not found. Counted as 1 use.'],
  ['paused', 0, 'Waiting'],
] as const)('a link that is %s after %d uses shows “%s”', (state, uses, text) => {
  const job = { values: { prompt: 'a', parameters: {} } }
  const notice = { title: '', text: 'Not found.' }
  expect(formatState({ job, state, parts: [], arrivedAt: 0, uses, notice })).toBe(text)
})
