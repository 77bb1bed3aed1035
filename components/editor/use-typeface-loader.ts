import { useEffect, useEffectEvent, useState } from 'react'
import { loadTypeface } from '@/lib/images/drawing/typefaces'
import type { EditorTool } from './editor-tool'

type TypefaceRequests = ReturnType<NonNullable<EditorTool<unknown>['listTypefaces']>>

/** Fetches the typefaces that words need; the number that comes back changes with each that arrives, since widths change with it. */
export function useTypefaceLoader(requests: TypefaceRequests): number {
  const [loadCount, setLoadCount] = useState(0)
  const fetchAll = useEffectEvent(() => {
    for (const { family, text } of requests) loadTypeface(family, text).then(() => setLoadCount((n) => n + 1))
  })
  const requestKey = JSON.stringify(requests)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wanted as one value.
  useEffect(() => fetchAll(), [requestKey])
  // The page's own typeface comes in parts as well, each once a canvas asks for its letters.
  useEffect(() => {
    const onLoadingDone = () => setLoadCount((n) => n + 1)
    document.fonts.addEventListener('loadingdone', onLoadingDone)
    return () => document.fonts.removeEventListener('loadingdone', onLoadingDone)
  }, [])
  return loadCount
}
