import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { type FlowNotice, isBusy, type Job } from '@/components/run/flow'
import type { ServerFlow } from '@/components/run/use-server-flow'
import type { LinkListState } from './use-link-list'

export type LinkItem<Part> = {
  link: string
  /** `paused` links run once the visitor continues. */
  state: 'waiting' | 'working' | 'ready' | 'failed' | 'paused'
  /** Result of the last successful run, and its arrival time (`Date.now()`). */
  parts: readonly Part[]
  arrivedAt: number
  uses: number
  notice?: FlowNotice
}

export type LinkQueue<Part> = { items: readonly LinkItem<Part>[]; pauseNotice: FlowNotice | null }

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

const isNext = ({ state }: LinkItem<unknown>) => state === 'waiting'

/** Runs the links one after another, each as a run of its own. Another run of the page replaces the queue. */
export function useLinkQueue<Part>(flow: ServerFlow<Part>, { queue, setQueue }: LinkListState<Part>) {
  const { phase, failure } = flow
  // For callers outside a render, such as a ZIP in progress.
  const queueRef = useRef(queue)
  const jobRef = useRef<Job>(null)
  const resolveRerunRef = useRef(new Map<string, (item: LinkItem<Part> | undefined) => void>())

  function replaceQueue(newQueue: LinkQueue<Part> | null) {
    queueRef.current = newQueue
    setQueue(newQueue)
  }

  function update(change: (item: LinkItem<Part>) => Partial<LinkItem<Part>> | false, pauseNotice?: FlowNotice) {
    if (!queueRef.current) return
    const items = queueRef.current.items.map((item) => ({ ...item, ...change(item) }))
    replaceQueue({ items, pauseNotice: pauseNotice ?? queueRef.current.pauseNotice })
  }

  const updateLink = (link: string, change: Partial<LinkItem<Part>>) => update((item) => item.link === link && change)
  const pause = (notice: FlowNotice) => update((item) => isUnfinished(item) && { state: 'paused' }, notice)

  const getItem = (link: string) => queueRef.current?.items.find((item) => item.link === link)

  function endJob() {
    const link = jobRef.current?.values.prompt ?? ''
    jobRef.current = null
    resolveRerunRef.current.get(link)?.(getItem(link))
    resolveRerunRef.current.delete(link)
  }

  function settleJob(job: Job) {
    const { prompt: link } = job.values
    const uses = getItem(link)?.uses ?? 0
    if (failure?.job === job) {
      const { notice } = failure
      if (affectsAllLinks(notice)) pause(notice)
      else updateLink(link, { state: 'failed', notice, uses: uses + (notice.useCounted ? 1 : 0) })
    } else if (phase.name === 'done' && phase.job === job) {
      updateLink(link, { state: 'ready', parts: flow.pieces, arrivedAt: Date.now(), uses: uses + 1 })
    } else return
    endJob()
  }

  function startNextJob() {
    const link = queueRef.current?.items.find(isNext)?.link
    if (link === undefined) return
    jobRef.current = { values: { prompt: link, parameters: {} } }
    updateLink(link, { state: 'working' })
    flow.submit(jobRef.current)
  }

  const onChange = useEffectEvent(() => {
    if (!isBusy(phase)) {
      if (jobRef.current) settleJob(jobRef.current)
      if (!jobRef.current) startNextJob()
    } else if (phase.job !== jobRef.current) {
      replaceQueue(null)
      endJob()
    } else if (phase.name === 'loading' && queue?.items.some(isNext)) flow.botCheck.warmUp()
  })
  // Before painting, so that the end of a link's run does not show.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these values are the events
  useLayoutEffect(() => onChange(), [phase, failure, queue])

  return {
    getItem,
    updateLink,
    /** Links that are already ready keep their results. */
    start(links: readonly string[]) {
      const newItem = { state: 'waiting', parts: [], arrivedAt: 0, uses: 0 } as const
      const items = links.map((link) => {
        const oldItem = getItem(link)
        return oldItem?.state === 'ready' ? oldItem : { ...newItem, link }
      })
      replaceQueue({ items, pauseNotice: null })
    },
    cancel() {
      flow.cancel()
      pause(stoppedNotice)
      endJob()
    },
    resume: () => update(({ state }) => state === 'paused' && { state: 'waiting' }),
    /** Resolves to the link's item after the run. */
    rerun: (link: string) =>
      new Promise<LinkItem<Part> | undefined>((resolve) => {
        resolveRerunRef.current.set(link, resolve)
        updateLink(link, { state: 'waiting' })
      }),
  }
}

export type LinkQueueControl<Part> = ReturnType<typeof useLinkQueue<Part>>
