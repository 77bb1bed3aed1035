'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { applySystemTheme, chooseTheme, getCurrentTheme, type Theme } from './theme'

/** Toggles the theme. CSS selects the icon, so that none flashes before hydration. */
export function ThemeSwitch({ children }: { children: ReactNode }) {
  const [currentTheme, setCurrentTheme] = useState<Theme | null>(null)

  useEffect(() => {
    setCurrentTheme(getCurrentTheme())
    const darkSchemeQuery = matchMedia('(prefers-color-scheme: dark)')
    const onSystemChange = () => setCurrentTheme(applySystemTheme())
    darkSchemeQuery.addEventListener('change', onSystemChange)
    return () => darkSchemeQuery.removeEventListener('change', onSystemChange)
  }, [])

  function switchTheme() {
    const newTheme = getCurrentTheme() === 'dark' ? 'light' : 'dark'
    chooseTheme(newTheme)
    setCurrentTheme(newTheme)
  }

  const label = currentTheme === null ? 'Change theme' : `Switch to ${currentTheme === 'dark' ? 'light' : 'dark'} theme`
  return (
    <button
      type="button"
      onClick={switchTheme}
      aria-label={label}
      title={label}
      className="grid size-[44px] place-items-center rounded-lg hover:bg-raised"
    >
      {children}
    </button>
  )
}
