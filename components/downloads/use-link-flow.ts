import { useRef, useState } from 'react'
import { useFormValues } from '@/components/form/use-form-values'
import { useLazyModule } from '@/components/loading/lazy-module'
import { type ServerFlowOptions, useServerFlow } from '@/components/run/use-server-flow'
import type { FormValues } from '@/lib/tool/form-values'
import type { ServerToolInfo } from '@/lib/tool/server-tool'
import type { LinkQueue, QueueState } from './use-link-queue'

/** A second line, or a second URL with or without a scheme. */
const severalLinksPattern = /\n.|(:|\.com)\/.*\1\//

type LinkModule = {
  /** Returns the hint below the box, or null for a single link. */
  describeLinks: (text: string) => string | null
  /** Starts a run for each link. */
  submitLinks: <Part>(values: FormValues, state: QueueState<Part>) => void
}

type Options<Part, Module> = Pick<ServerFlowOptions<Part>, 'loadPartReader' | 'successMessage'> & {
  /** Loads the view of the queue. Must be stable between renders. */
  loadView: () => Promise<Module>
}

export type LinkFlow<Part> = ReturnType<typeof useLinkFlow<Part, LinkModule>>

/** The runs of a page with one box for one or several links. A run of one link is a queue of one. */
export function useLinkFlow<Part, Module extends LinkModule>(
  tool: ServerToolInfo,
  { loadView, ...options }: Options<Part, Module>,
) {
  const { type, name, promptLimit } = tool
  const control = useFormValues(tool)
  const { prompt } = control.values
  const [queue, setQueue] = useState<LinkQueue<Part> | null>(null)
  const queueRef = useRef(queue)
  const [isMultiline, setIsMultiline] = useState(false)
  const isList = queue !== null && queue.length > 1
  const flow = useServerFlow({ type, name, promptLimit, ...options, ...(isList && { successMessage: '' }) })
  const lazyModule = useLazyModule(loadView, prompt !== '' || flow.lazyModule.status === 'loaded')
  const module = lazyModule.status === 'loaded' ? lazyModule.module : null

  function replaceQueue(newQueue: LinkQueue<Part>) {
    queueRef.current = newQueue
    setQueue(newQueue)
  }
  const state: QueueState<Part> = { flow, queue, queueRef, replaceQueue }

  function submit(values: FormValues): boolean {
    if (!severalLinksPattern.test(values.prompt)) return flow.submit({ values })
    loadView().then(
      ({ submitLinks }) => submitLinks(values, state),
      () => flow.submit({ values }),
    )
    return true
  }
  const hint = module?.describeLinks(prompt)
  const parts = queue?.[0]?.parts ?? []
  return { ...state, control, isList, parts, isMultiline, setIsMultiline, module, hint, submit }
}
