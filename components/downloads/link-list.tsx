import { type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { FormControl } from '@/components/form/use-form-values'
import { isBusy } from '@/components/run/flow'
import { getPromptElement } from '@/components/run/run-form'
import { formatStatus } from '@/components/run/run-status'
import type { ServerFlow } from '@/components/run/use-server-flow'
import { Button } from '@/components/ui/button'
import { InlineNotice } from '@/components/ui/inline-notice'
import { clearErrors, notifyError } from '@/components/ui/notify'
import { formatQuantity } from '@/lib/core/format/format-quantity'
import { uniqueBy } from '@/lib/core/unique-by'
import { parseLinkLines, splitLinks } from '@/lib/tiktok/links/link-lines'
import type { FormValues } from '@/lib/tool/form-values'
import { buildErrorNotice, type ZipEntry } from './linked-file'
import type { LinkListState } from './use-link-list'
import { isUnfinished, type LinkItem, type LinkQueue, type LinkQueueControl, useLinkQueue } from './use-link-queue'
import { ZipButton } from './zip-button'

/** Returns the hint below the box, or null for a single link. */
export function describeLinks(text: string): string | null {
  const { links, hasSeveralUrls, problem } = parseLinkLines(text)
  if (!hasSeveralUrls) return null
  if (problem || links.length < 2) return problem?.text ?? null
  return `${links.length} links found. We’ll go through them one by one.`
}

/** Puts every link on its own line. If the box has one line only, a box of several lines replaces it. */
function useLinkLines<Part>({ isMultiline, setIsMultiline }: LinkListState<Part>, control: FormControl) {
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

export type LinkListProps<Part> = { list: LinkListState<Part>; flow: ServerFlow<Part>; control: FormControl }

type Props<Part> = LinkListProps<Part> & {
  stageLabels: Readonly<Record<string, string>>
  resultLabel: string
  zipName: string
  getResult: (
    item: LinkItem<Part>,
    queueControl: LinkQueueControl<Part>,
  ) => { view: ReactNode; zipEntries: readonly ZipEntry[] } | null
}

/** Several links with their states and results; nothing before their run. */
export function LinkList<Part>(props: Props<Part>) {
  const { list, flow, control } = props
  const queueControl = useLinkQueue(flow, list)
  useLinkLines(list, control)

  function submit(values: FormValues): boolean {
    if (isBusy(flow.phase)) return false
    const { links, hasSeveralUrls, problem } = parseLinkLines(values.prompt)
    if (!hasSeveralUrls) return list.submitSingle(values)
    clearErrors()
    if (problem) notifyError(problem)
    else if (links.length === 1) return list.submitSingle({ ...values, prompt: links.join() })
    else queueControl.start(links)
    return problem === null
  }
  useLayoutEffect(() => {
    const isRequested = list.submitRef.current === 'requested'
    list.submitRef.current = submit
    if (isRequested) submit(control.values)
  })
  return list.queue && <LinkResults {...props} queue={list.queue} queueControl={queueControl} />
}

type ResultsProps<Part> = Props<Part> & { queue: LinkQueue<Part>; queueControl: LinkQueueControl<Part> }

function LinkResults<Part>(props: ResultsProps<Part>) {
  const { queue, queueControl, getResult } = props
  const { items, pauseNotice } = queue
  const count = (name: LinkItem<Part>['state']) => items.filter(({ state }) => state === name).length
  const zipEntries = uniqueBy(items.flatMap(listZipEntries), ({ name }) => name)

  /** A file that fails to load is left out, and its link shows the reason. */
  function listZipEntries(item: LinkItem<Part>): ZipEntry[] {
    const entries = getResult(item, queueControl)?.zipEntries ?? []
    return entries.map(({ name, load }) => ({
      name,
      load: (signal) =>
        load(signal).catch((error: unknown) => {
          signal.throwIfAborted()
          const notice = buildErrorNotice(error)
          queueControl.updateLink(item.link, { state: 'failed', notice })
          return null
        }),
    }))
  }

  return (
    <section aria-labelledby="links" className="rounded-xl border border-line bg-surface p-4 sm:p-6">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h3 id="links" className="font-bold text-xl">
          {formatQuantity(items.length, 'link')}
        </h3>
        {items.some(isUnfinished) && <Button onClick={queueControl.cancel}>Cancel</Button>}
      </div>
      <p role="status" className="mt-1 text-muted">
        {count('ready')} of {items.length} ready{count('failed') > 0 && `, ${count('failed')} failed`}
      </p>
      {pauseNotice && count('paused') > 0 && (
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
function LinkRows<Part>({ queue, queueControl, flow, stageLabels, resultLabel, getResult }: ResultsProps<Part>) {
  const [openLink, setOpenLink] = useState('')
  return (
    <ol className="my-3 divide-y divide-line">
      {queue.items.map((item, index) => {
        const { link, state } = item
        const result = getResult(item, queueControl)
        const isOpen = openLink === link
        return (
          <li key={link} tabIndex={-1} className="py-3">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <div className="min-w-0 grow basis-60">
                <p className="line-clamp-2 font-medium wrap-anywhere">{link}</p>
                <p className={`text-sm ${state === 'failed' ? 'text-danger' : 'text-muted'}`}>
                  {state === 'working' ? formatStatus(flow, stageLabels) : formatState(item)}
                </p>
              </div>
              {state === 'failed' && (
                <Button
                  size="small"
                  aria-label={`Try again: link ${index + 1}`}
                  onClick={(event) => {
                    // This button disappears.
                    event.currentTarget.closest('li')?.focus()
                    queueControl.rerun(link)
                  }}
                >
                  Try again
                </Button>
              )}
              {result && (
                <Button
                  size="small"
                  aria-expanded={isOpen}
                  aria-label={`${resultLabel}: link ${index + 1}`}
                  onClick={() => setOpenLink(isOpen ? '' : link)}
                >
                  {resultLabel}
                </Button>
              )}
            </div>
            {isOpen && result && <div className="mt-3">{result.view}</div>}
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
