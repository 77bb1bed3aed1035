import { useEffect, useState } from 'react'
import type { Logo } from '@/lib/images/open/open-logo'
import { loadLogo } from './logo-store'

/** Returns the logo of the settings: null if missing, undefined while loading. */
export function useSavedLogo(id: string): Logo | null | undefined {
  const [loadResult, setLoadResult] = useState<{ id: string; logo: Logo | null }>({ id: '', logo: null })
  useEffect(() => {
    let isOutdated = false
    const loadPromise = id === '' ? Promise.resolve(null) : loadLogo(id)
    loadPromise.then((logo) => isOutdated || setLoadResult({ id, logo }))
    return () => {
      isOutdated = true
    }
  }, [id])
  return loadResult.id === id ? loadResult.logo : undefined
}
