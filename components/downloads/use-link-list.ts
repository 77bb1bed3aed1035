import { useRef, useState } from 'react'
import type { FormControl } from '@/components/form/use-form-values'
import { useLazyModule } from '@/components/loading/lazy-module'
import type { FormValues } from '@/lib/tool/form-values'
import type { LinkQueue } from './use-link-queue'

/** A second line, or a second URL with or without a scheme. */
const severalLinksPattern = /\n.|(:|\.com)\/.*\1\//

type Submit = (values: FormValues) => boolean

/** `describeLinks` returns the hint below the box, or null for a single link. */
type ListModule = { describeLinks: (text: string) => string | null }

type Options<Module> = {
  control: FormControl
  /** Loads the list of links once a second link is typed. Must be stable between renders. */
  load: () => Promise<Module>
  submitSingle: Submit
}

export type LinkListState<Part> = ReturnType<typeof useLinkList<Part, ListModule>>

/** The state of several links in one box. `queue` is null if the page shows the result of a single run. */
export function useLinkList<Part, Module extends ListModule>({ control, load, submitSingle }: Options<Module>) {
  const { prompt } = control.values
  const [queue, setQueue] = useState<LinkQueue<Part> | null>(null)
  const [isMultiline, setIsMultiline] = useState(false)
  /** Set by the loaded list; until then, `requested` remembers a click. */
  const submitRef = useRef<Submit | 'requested'>(null)
  const mayBeList = severalLinksPattern.test(prompt)
  const lazyModule = useLazyModule(load, mayBeList)
  const module = lazyModule.status === 'loaded' ? lazyModule.module : null

  function submit(values: FormValues): boolean {
    if (typeof submitRef.current === 'function') return submitRef.current(values)
    if (!mayBeList || lazyModule.status === 'failed') return submitSingle(values)
    submitRef.current = 'requested'
    return true
  }

  const hint = module?.describeLinks(prompt)
  return { queue, setQueue, isMultiline, setIsMultiline, submitRef, submitSingle, submit, module, hint }
}
