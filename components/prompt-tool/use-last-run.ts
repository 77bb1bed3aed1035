import { useEffect, useEffectEvent, useRef } from 'react'
import type { FormControl } from '@/components/form/use-form-values'
import type { PromptFlow } from '@/components/results/use-prompt-flow'
import { useWindowEvent } from '@/components/ui/use-window-event'
import { historyKey, readItem } from '@/lib/browser/browser-store'
import { getLastUse } from '@/lib/browser/last-use'
import { releaseReservedSpace, restoreScrollPosition, saveScrollPosition } from '@/lib/browser/page-restoration'
import type { PromptForm } from '@/lib/tool/form'
import { pickFormValues, resolveFormValues } from '@/lib/tool/form-values'

type RunRequest = {
  id: string
  /** This is true if the URL requests the run (`#run=…`), and false if the page restores it automatically. */
  isFromLink: boolean
}

export function useLastRun(form: PromptForm, flow: PromptFlow, control: FormControl): void {
  const requestedRunRef = useRef<RunRequest | null>(null)
  const { lazyModule } = flow

  function requestRun(nextRequest: RunRequest | null) {
    requestedRunRef.current = nextRequest
    // The results' code also shows the tool's history.
    if (nextRequest || readItem(historyKey)?.includes(`"tool":"${form.type}"`)) flow.preload()
    if (!nextRequest) return releaseReservedSpace()
    showRequestedRun()
  }

  const showRequestedRun = useEffectEvent(() => {
    const { current: request } = requestedRunRef
    if (!request || lazyModule.status === 'waiting') return
    requestedRunRef.current = null
    // The results fill the reserved space; releasing it earlier would shift the layout.
    setTimeout(releaseReservedSpace, 100)
    const run = lazyModule.status === 'loaded' ? lazyModule.module.runHistory.find(request.id) : null
    if (run?.tool !== form.type) return
    if (!request.isFromLink) {
      restoreScrollPosition()
      return flow.restoreLast(run)
    }
    control.fillInputs(resolveFormValues(form, pickFormValues(run)))
    flow.restore(run)
  })

  function readRunFromUrl(): boolean {
    const id = new URLSearchParams(location.hash.slice(1)).get('run')
    if (!id) return false
    window.history.replaceState(window.history.state, '', location.pathname + location.search)
    requestRun({ id, isFromLink: true })
    return true
  }
  useWindowEvent('hashchange', readRunFromUrl)
  useWindowEvent('pagehide', saveScrollPosition)
  const requestFirstRun = useEffectEvent(() => {
    if (readRunFromUrl()) return
    const id = control.isPrefilled() ? undefined : getLastUse(form.type)?.run
    requestRun(id ? { id, isFromLink: false } : null)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tool has another last run.
  useEffect(() => requestFirstRun(), [form.type])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the results' code has loaded or failed.
  useEffect(() => {
    showRequestedRun()
  }, [lazyModule])
}
