import { useEffect, useState } from 'react'
import type { Logo } from '@/lib/images/open/open-logo'
import { keptLogo } from './kept-logos'

/** The logo of the settings; null where there is none, undefined until that is known. */
export function useKeptLogo(id: string): Logo | null | undefined {
  const [found, setFound] = useState<{ id: string; logo: Logo | null }>({ id: '', logo: null })
  useEffect(() => {
    let isOutdated = false
    const look = id === '' ? Promise.resolve(null) : keptLogo(id)
    look.then((logo) => isOutdated || setFound({ id, logo }))
    return () => {
      isOutdated = true
    }
  }, [id])
  return found.id === id ? found.logo : undefined
}
