'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { chooseTheme, followSystem, shownTheme, type Theme } from './theme'

/** Changes to the other theme at every tap. The icons are told apart by CSS, so none flashes before this runs. */
export function ThemeSwitch({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Theme | null>(null)

  useEffect(() => {
    setShown(shownTheme())
    const system = matchMedia('(prefers-color-scheme: dark)')
    const follow = () => setShown(followSystem())
    system.addEventListener('change', follow)
    return () => system.removeEventListener('change', follow)
  }, [])

  function change() {
    const other = shownTheme() === 'dark' ? 'light' : 'dark'
    chooseTheme(other)
    setShown(other)
  }

  const label = shown === null ? 'Change theme' : `Switch to ${shown === 'dark' ? 'light' : 'dark'} theme`
  return (
    <button
      type="button"
      onClick={change}
      aria-label={label}
      title={label}
      className="grid size-[44px] place-items-center rounded-lg hover:bg-raised"
    >
      {children}
    </button>
  )
}
