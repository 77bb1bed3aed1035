'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useState } from 'react'
import { applySystemTheme, chooseTheme, getCurrentTheme, type Theme } from './theme'

const logoUrl = '/logo.svg'

export function Logo() {
  const [hasFailed, setHasFailed] = useState(false)
  if (hasFailed) return null

  function handleError() {
    console.warn(`The logo image could not be loaded: ${logoUrl}`)
    setHasFailed(true)
  }

  return (
    <img
      src={logoUrl}
      alt=""
      width={32}
      height={32}
      // The image is as high as the line, so that a name that wraps below it is hidden.
      className="h-11 object-contain"
      onError={handleError}
      // The error may occur before hydration.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) handleError()
      }}
    />
  )
}

type NavLinkProps = { label: string; path: string; sectionPaths: readonly string[]; className: string }

export function NavLink({ label, path, sectionPaths, className }: NavLinkProps) {
  const currentPath = usePathname()
  const ariaCurrent =
    currentPath === path
      ? 'page'
      : sectionPaths.some((pathPrefix) => currentPath.startsWith(pathPrefix))
        ? 'true'
        : undefined
  return (
    <a href={path} aria-current={ariaCurrent} className={className}>
      {label}
    </a>
  )
}

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

/** Navigation on small screens. It is a native popover, so that it works before hydration. */
export function Menu({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className="md:hidden">
      <button
        type="button"
        popoverTarget="site-menu"
        aria-label="Menu"
        className="grid size-[44px] place-items-center rounded-lg hover:bg-raised"
      >
        {icon}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the handler catches clicks on the links inside, which
          are the controls. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: pressing Enter on a link is a click. */}
      <div
        id="site-menu"
        popover="auto"
        onClick={({ target, currentTarget }) => {
          if (target instanceof Element && target.closest('a')) currentTarget.hidePopover()
        }}
        className="inset-x-0 top-14 bottom-auto m-0 w-full max-w-none border-line border-b bg-surface p-3 text-ink shadow-lg"
      >
        {children}
      </div>
    </div>
  )
}
