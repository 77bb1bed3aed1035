import { useEffect, useEffectEvent, useState } from 'react'
import { loadTypeface } from '@/lib/images/drawing/typefaces'
import type { EditorTool } from './editor-tool'

type TypefaceRequests = ReturnType<NonNullable<EditorTool<unknown>['listTypefaces']>>

/** Loads typefaces for texts. Returns a counter that changes with each loaded typeface, because text widths change. */
export function useTypefaceLoader(requests: TypefaceRequests): number {
  const [loadCount, setLoadCount] = useState(0)
  const fetchAll = useEffectEvent(() => {
    for (const { family, text } of requests) loadTypeface(family, text).then(() => setLoadCount((n) => n + 1))
  })
  const requestKey = JSON.stringify(requests)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wanted as one value.
  useEffect(() => fetchAll(), [requestKey])
  // The page's own typeface also loads in parts, when a canvas needs their letters.
  useEffect(() => {
    const onLoadingDone = () => setLoadCount((n) => n + 1)
    document.fonts.addEventListener('loadingdone', onLoadingDone)
    return () => document.fonts.removeEventListener('loadingdone', onLoadingDone)
  }, [])
  return loadCount
}
