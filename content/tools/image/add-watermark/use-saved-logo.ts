import { useEffect, useState } from 'react'
import type { Logo } from '@/lib/images/open/open-logo'
import { loadLogo } from './logo-store'

/** The logo of the settings; null where there is none, undefined until that is known. */
export function useSavedLogo(id: string): Logo | null | undefined {
  const [loaded, setFound] = useState<{ id: string; logo: Logo | null }>({ id: '', logo: null })
  useEffect(() => {
    let isOutdated = false
    const loading = id === '' ? Promise.resolve(null) : loadLogo(id)
    loading.then((logo) => isOutdated || setFound({ id, logo }))
    return () => {
      isOutdated = true
    }
  }, [id])
  return loaded.id === id ? loaded.logo : undefined
}
