import { useEffect, useEffectEvent, useRef } from 'react'
import type { FormControl } from '@/components/form/use-form-values'
import type { PromptRun } from '@/components/results/use-prompt-run'
import { lastUseOf } from '@/lib/browser/last-used'
import { noLongerReserved } from '@/lib/browser/reserved-place'
import { holdScrollPlace, noteScrollPlace } from '@/lib/browser/scroll-place'
import type { ToolForm } from '@/lib/tool/form'
import { askedIn, formValues } from '@/lib/tool/form-values'

type Wanted = { id: string /** By the address, `#run=…`; else it comes back by itself. */; asked: boolean }

/**
 * Brings back what a tool last wrote in this browser, and the run that an address asks for. A link that fills in the form
 * brings something new, so then nothing old is shown.
 */
export function useLastRun(form: ToolForm, flow: PromptRun, control: FormControl): void {
  const wanted = useRef<Wanted | null>(null)
  const { parts } = flow

  const want = useEffectEvent((next: Wanted | null) => {
    wanted.current = next
    if (!next) return noLongerReserved()
    flow.prepare()
    show()
  })

  const show = useEffectEvent(() => {
    const { current } = wanted
    if (!current || parts.status === 'waiting') return
    wanted.current = null
    // The results take the place that was held free; taken away before that, it would let the page jump.
    setTimeout(noLongerReserved, 100)
    const run = parts.status === 'loaded' ? parts.module.history.run(current.id) : null
    if (run?.tool !== form.type) return
    if (!current.asked) {
      holdScrollPlace()
      return flow.bringBack(run)
    }
    control.fill(formValues(form, askedIn(run)))
    flow.restore(run)
  })

  useEffect(() => {
    function takeAddress(): boolean {
      const id = new URLSearchParams(location.hash.slice(1)).get('run')
      if (!id) return false
      window.history.replaceState(window.history.state, '', location.pathname + location.search)
      want({ id, asked: true })
      return true
    }
    const onHash = () => void takeAddress()
    addEventListener('hashchange', onHash)
    addEventListener('pagehide', noteScrollPlace)
    if (!takeAddress()) {
      const id = control.isLinked() ? undefined : lastUseOf(form.type)?.run
      want(id ? { id, asked: false } : null)
    }
    return () => {
      removeEventListener('hashchange', onHash)
      removeEventListener('pagehide', noteScrollPlace)
    }
  }, [control.isLinked, form.type])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what shows the run has arrived, or will not come.
  useEffect(() => {
    show()
  }, [parts])
}
