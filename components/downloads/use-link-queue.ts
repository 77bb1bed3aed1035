import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { type FlowNotice, isBusy, type Job } from '@/components/run/flow'
import type { ServerFlow } from '@/components/run/use-server-flow'

export type LinkItem<Part> = {
  /** Its prompt is the link. */
  job: Job
  /** `paused` links run once the visitor continues. */
  state: 'waiting' | 'working' | 'ready' | 'failed' | 'paused'
  /** Result of the last run that had one. */
  parts: readonly Part[]
  /** When the last successful run ended (`Date.now()`). */
  arrivedAt: number
  uses: number
  /** Why the link failed or is paused. */
  notice?: FlowNotice
}

export type LinkQueue<Part> = readonly LinkItem<Part>[]

export type QueueState<Part> = {
  flow: ServerFlow<Part>
  /** Null before the first run. */
  queue: LinkQueue<Part> | null
  /** The latest queue, for callers outside a render, such as a ZIP in progress. */
  queueRef: RefObject<LinkQueue<Part> | null>
  replaceQueue: (queue: LinkQueue<Part>) => void
}

const createItem = (job: Job, state: 'waiting' | 'working') => ({ job, state, parts: [], arrivedAt: 0, uses: 0 })

/** Links that are already ready keep their results. */
export function createQueue<Part>(links: readonly string[], oldQueue: LinkQueue<Part> | null): LinkQueue<Part> {
  return links.map((link) => {
    const oldItem = oldQueue?.find(({ job, state }) => job.values.prompt === link && state === 'ready')
    return oldItem ?? createItem({ values: { prompt: link, parameters: {} } }, 'waiting')
  })
}

const stoppedNotice = { title: '', text: 'Stopped. Your links are still here.' }

const pausingCodes = [
  'daily_limit',
  'daily_total',
  'rate_limited',
  'bot_check',
  'bot_check_blocked',
  'bot_check_insecure',
]

/** Whether the other links would fail, too. Errors without a code are the page's, such as offline. */
const affectsAllLinks = ({ code, next }: FlowNotice) => next !== 'edit' && (!code || pausingCodes.includes(code))

export const isUnfinished = ({ state }: LinkItem<unknown>) => state === 'waiting' || state === 'working'

/** Runs the links one after another, each as a run of its own. Any other run of the page replaces the queue. */
export function useLinkQueue<Part>({ flow, queue, queueRef, replaceQueue }: QueueState<Part>) {
  const { phase, failure, pieces } = flow
  const rerunsRef = useRef(new Map<Job, PromiseWithResolvers<LinkItem<Part> | undefined>>())

  const getItem = (job: Job) => queueRef.current?.find((item) => item.job === job)
  const findItem = (state: LinkItem<Part>['state']) => queueRef.current?.find((item) => item.state === state)

  function update(change: (item: LinkItem<Part>) => Partial<LinkItem<Part>> | false) {
    if (queueRef.current) replaceQueue(queueRef.current.map((item) => ({ ...item, ...change(item) })))
  }
  const updateItem = (job: Job, change: Partial<LinkItem<Part>>) => update((item) => item.job === job && change)
  const pause = (notice: FlowNotice) =>
    update(({ state }) => state !== 'ready' && state !== 'failed' && { state: 'paused', notice })

  function settle({ job, uses }: LinkItem<Part>) {
    if (failure?.job === job) {
      const { notice } = failure
      if (affectsAllLinks(notice)) pause(notice)
      else updateItem(job, { state: 'failed', notice, uses: uses + (notice.useCounted ? 1 : 0) })
    } else if (phase.name === 'done') {
      updateItem(job, { state: 'ready', parts: pieces, arrivedAt: Date.now(), uses: uses + 1 })
    } else pause(stoppedNotice)
  }

  function startNext() {
    const next = findItem('waiting')
    if (!next) return
    updateItem(next.job, { state: 'working' })
    flow.submit(next.job)
  }

  function settleReruns() {
    for (const [job, { resolve }] of rerunsRef.current) {
      const item = getItem(job)
      if (item && isUnfinished(item)) continue
      rerunsRef.current.delete(job)
      resolve(item)
    }
  }

  const onChange = useEffectEvent(() => {
    const current = findItem('working')
    if ((phase.name === 'loading' && phase.job !== current?.job) || (phase.name === 'done' && !queue)) {
      replaceQueue([createItem(phase.job, 'working')])
    } else if (phase.name === 'loading') {
      if (current && pieces.length > 0 && pieces !== current.parts) updateItem(current.job, { parts: pieces })
      if (findItem('waiting')) flow.botCheck.warmUp()
    } else if (!isBusy(phase)) {
      if (current) settle(current)
      startNext()
    }
    settleReruns()
  })
  // Before painting, so that the end of a link's run does not show.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these values are the events
  useLayoutEffect(() => onChange(), [phase, failure, pieces, queue])

  return {
    getItem,
    updateItem,
    resume: () => update(({ state }) => state === 'paused' && { state: 'waiting' }),
    /** Resolves to the link's item after the run, which callers at the same time share. */
    rerun(job: Job): Promise<LinkItem<Part> | undefined> {
      const rerun = rerunsRef.current.get(job) ?? Promise.withResolvers()
      rerunsRef.current.set(job, rerun)
      if (getItem(job)?.state !== 'working') updateItem(job, { state: 'waiting' })
      return rerun.promise
    },
  }
}

export type LinkQueueControl<Part> = ReturnType<typeof useLinkQueue<Part>>
