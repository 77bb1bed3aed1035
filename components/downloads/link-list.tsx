import { type ComponentProps, type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { isBusy, type Job } from '@/components/run/flow'
import { getPromptElement } from '@/components/run/run-form'
import { formatStatus, RunStatus } from '@/components/run/run-status'
import { Button } from '@/components/ui/button'
import { InlineNotice } from '@/components/ui/inline-notice'
import { clearErrors, notifyError } from '@/components/ui/notify'
import { formatQuantity } from '@/lib/core/format/format-quantity'
import { uniqueBy } from '@/lib/core/unique-by'
import { parseLinkLines, splitLinks } from '@/lib/tiktok/links/link-lines'
import type { FormValues } from '@/lib/tool/form-values'
import { buildErrorNotice, type ZipEntry } from './linked-file'
import type { LinkFlow } from './use-link-flow'
import {
  createQueue,
  isUnfinished,
  type LinkItem,
  type LinkQueue,
  type LinkQueueControl,
  type QueueState,
  useLinkQueue,
} from './use-link-queue'
import { ZipButton } from './zip-button'

export function describeLinks(text: string): string | null {
  const { links, hasSeveralUrls, problem } = parseLinkLines(text)
  if (!hasSeveralUrls) return null
  if (problem || links.length < 2) return problem?.text ?? null
  return `${links.length} links found. We’ll go through them one by one.`
}

export function submitLinks<Part>(values: FormValues, { flow, queueRef, replaceQueue }: QueueState<Part>): void {
  const { links, hasSeveralUrls, problem } = parseLinkLines(values.prompt)
  if (!hasSeveralUrls) return void flow.submit({ values })
  if (isBusy(flow.phase) || queueRef.current?.some(isUnfinished)) return
  clearErrors()
  if (problem) notifyError(problem)
  else if (links.length === 1) flow.submit({ values: { ...values, prompt: links.join() } })
  else replaceQueue(createQueue(links, queueRef.current))
}

/** Puts every link on its own line. If the box has one line only, a box of several lines replaces it. */
function useLinkLines<Part>({ control, isMultiline, setIsMultiline }: LinkFlow<Part>) {
  const { prompt } = control.values
  const hadFocusRef = useRef(false)
  const onPromptChange = useEffectEvent(() => {
    const text = splitLinks(prompt)
    const element = getPromptElement(control)
    if (!isMultiline && parseLinkLines(text).hasSeveralUrls) {
      hadFocusRef.current = document.activeElement === element
      setIsMultiline(true)
    } else if (isMultiline && element instanceof HTMLTextAreaElement && element.value !== text) {
      control.fillInputs({ ...control.values, prompt: text })
      if (hadFocusRef.current) element.focus()
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: these values are the events
  useLayoutEffect(() => onPromptChange(), [prompt, isMultiline])
}

type Props<Part> = {
  list: LinkFlow<Part>
  status: Omit<ComponentProps<typeof RunStatus>, 'flow' | 'isAboveResult'>
  resultLabel: string
  zipName: string
  /** A link without files has no result yet. */
  getResult: (
    item: LinkItem<Part>,
    queueControl: LinkQueueControl<Part>,
  ) => { view: ReactNode; zipEntries: readonly ZipEntry[] }
}

/** The status and result of a run; for several links, a list of them. */
export function LinkList<Part>(props: Props<Part>) {
  const { list, status, getResult } = props
  const { flow, queue, isList } = list
  const queueControl = useLinkQueue(list)
  useLinkLines(list)
  const [item] = queue ?? []
  const job = flow.failure?.job ?? (isBusy(flow.phase) ? flow.phase.job : null)
  /** A run replaces the list once it is sent. Until then, it may be refused. */
  const isOtherRun = job !== null && queue?.every((one) => one.job !== job)
  return (
    <>
      {(!isList || isOtherRun) && <RunStatus flow={flow} {...status} isAboveResult />}
      {!isList && item && getResult(item, queueControl).view}
      {isList && queue && <LinkResults {...props} queue={queue} queueControl={queueControl} />}
    </>
  )
}

type ResultsProps<Part> = Props<Part> & { queue: LinkQueue<Part>; queueControl: LinkQueueControl<Part> }

function LinkResults<Part>(props: ResultsProps<Part>) {
  const { queue, queueControl, getResult } = props
  const count = (name: LinkItem<Part>['state']) => queue.filter(({ state }) => state === name).length
  const pauseNotice = queue.find(({ state }) => state === 'paused')?.notice
  const zipEntries = uniqueBy(queue.flatMap(listZipEntries), ({ name }) => name)

  /** A file that fails to load is left out, and its link shows the reason. */
  function listZipEntries(item: LinkItem<Part>): ZipEntry[] {
    return getResult(item, queueControl).zipEntries.map(({ name, load }) => ({
      name,
      load: (signal) =>
        load(signal).catch((error: unknown) => {
          signal.throwIfAborted()
          const notice = buildErrorNotice(error)
          queueControl.updateItem(item.job, { state: 'failed', notice })
          return null
        }),
    }))
  }

  return (
    <section aria-labelledby="links" className="rounded-xl border border-line bg-surface p-4 sm:p-6">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h3 id="links" className="font-bold text-xl">
          {formatQuantity(queue.length, 'link')}
        </h3>
        {queue.some(isUnfinished) && <Button onClick={props.list.flow.cancel}>Cancel</Button>}
      </div>
      <p role="status" className="mt-1 text-muted">
        {count('ready')} of {queue.length} ready{count('failed') > 0 && `, ${count('failed')} failed`}
      </p>
      {pauseNotice && (
        <div className="mt-3">
          <InlineNotice isRefusal title={pauseNotice.title} text={pauseNotice.text}>
            <Button onClick={queueControl.resume}>Continue with {formatQuantity(count('paused'), 'link')}</Button>
          </InlineNotice>
        </div>
      )}
      <LinkRows {...props} />
      {zipEntries.length > 1 && <ZipButton name={props.zipName} entries={zipEntries} />}
    </section>
  )
}

/** Shows the result of one link at a time. */
function LinkRows<Part>({ queue, queueControl, list, status, resultLabel, getResult }: ResultsProps<Part>) {
  const [openJob, setOpenJob] = useState<Job>()
  return (
    <ol className="my-3 divide-y divide-line">
      {queue.map((item, index) => {
        const { job, state } = item
        const link = job.values.prompt
        const { view, zipEntries } = getResult(item, queueControl)
        const isOpen = openJob === job
        return (
          <li key={link} tabIndex={-1} className="py-3">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <div className="min-w-0 grow basis-60">
                <p className="line-clamp-2 font-medium">{link}</p>
                <p className={`text-sm ${state === 'failed' ? 'text-danger' : 'text-muted'}`}>
                  {state === 'working' ? formatStatus(list.flow, status.stageLabels) : formatState(item)}
                </p>
              </div>
              {state === 'failed' && (
                <Button
                  size="small"
                  aria-label={`Try again: link ${index + 1}`}
                  onClick={(event) => {
                    // This button disappears.
                    event.currentTarget.closest('li')?.focus()
                    queueControl.rerun(job)
                  }}
                >
                  Try again
                </Button>
              )}
              {zipEntries.length > 0 && (
                <Button
                  size="small"
                  aria-expanded={isOpen}
                  aria-label={`${resultLabel}: link ${index + 1}`}
                  onClick={() => setOpenJob(isOpen ? undefined : job)}
                >
                  {resultLabel}
                </Button>
              )}
            </div>
            {isOpen && <div className="mt-3">{view}</div>}
          </li>
        )
      })}
    </ol>
  )
}

/** A lookup counts even if one of its files fails later. */
export function formatState({ state, notice, uses }: LinkItem<unknown>): string {
  if (state === 'ready') return `Ready, counted as ${formatQuantity(uses, 'use')}`
  if (state !== 'failed') return 'Waiting'
  return `${notice?.text} ${uses > 0 ? `Counted as ${formatQuantity(uses, 'use')}.` : 'This try didn’t count.'}`
}
