'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { applyTheme, chosenTheme, type ThemeChoice, themeChoices } from './theme'

/** Steps through system, light and dark. The icons are told apart by CSS, so none flashes before this runs. */
export function ThemeSwitch({ children }: { children: ReactNode }) {
  const [choice, setChoice] = useState<ThemeChoice>('system')

  useEffect(() => {
    setChoice(chosenTheme())
    const system = matchMedia('(prefers-color-scheme: dark)')
    const follow = () => chosenTheme() === 'system' && applyTheme('system')
    system.addEventListener('change', follow)
    return () => system.removeEventListener('change', follow)
  }, [])

  function step() {
    const next = themeChoices[(themeChoices.indexOf(choice) + 1) % themeChoices.length] ?? 'system'
    applyTheme(next)
    setChoice(next)
  }

  return (
    <button
      type="button"
      onClick={step}
      aria-label={`Theme: ${choice}`}
      title={`Theme: ${choice}`}
      className="grid size-11 place-items-center rounded-lg hover:bg-raised"
    >
      {children}
    </button>
  )
}
