import { type ComponentType, useCallback, useEffect, useState } from 'react'
import type { SearchDialogProps } from './search-dialog'

/** How long after a visitor's first tap or key the search is fetched ahead, in milliseconds. */
const PREFETCH_DELAY_MS = 1_500

/**
 * The search's code. It is fetched when it is asked for, and ahead of that soon after the visitor has first done anything, so
 * that it is there when the network is not; nothing of it comes with a page that is only read.
 */
export function useSearchDialog() {
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps> | null>(null)
  const [failed, setFailed] = useState(false)

  const load = useCallback(() => {
    setFailed(false)
    import('./search-dialog').then(
      (module) => setDialog(() => module.SearchDialog),
      () => setFailed(true),
    )
  }, [])

  useEffect(() => {
    const controller = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const prepare = () => {
      controller.abort()
      timer = setTimeout(() => {
        import('./search-dialog').then((module) => module.loadEntries()).catch(() => {})
      }, PREFETCH_DELAY_MS)
    }
    addEventListener('pointerdown', prepare, { signal: controller.signal })
    addEventListener('keydown', prepare, { signal: controller.signal })
    return () => {
      controller.abort()
      clearTimeout(timer)
    }
  }, [])

  return { Dialog, failed, load }
}
