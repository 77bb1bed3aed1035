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
  const [hasFailed, setHasFailed] = useState(false)

  const load = useCallback(() => {
    setHasFailed(false)
    import('./search-dialog').then(
      (module) => setDialog(() => module.SearchDialog),
      () => setHasFailed(true),
    )
  }, [])

  useEffect(() => {
    const controller = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const schedulePrefetch = () => {
      controller.abort()
      timer = setTimeout(() => {
        import('./search-dialog').then((module) => module.loadEntries()).catch(() => {})
      }, PREFETCH_DELAY_MS)
    }
    addEventListener('pointerdown', schedulePrefetch, { signal: controller.signal })
    addEventListener('keydown', schedulePrefetch, { signal: controller.signal })
    return () => {
      controller.abort()
      clearTimeout(timer)
    }
  }, [])

  return { Dialog, hasFailed, load }
}
