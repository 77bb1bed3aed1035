import { createBrowserStore } from './browser-store'

type ScrollPosition = { path: string; y: number }

const store = createBrowserStore<Partial<ScrollPosition>>({
  key: 'postsmith-place',
  parse: (storedValue) => Object(storedValue),
  getStorage: () => sessionStorage,
})

export const saveScrollPosition = (): void => store.update(() => ({ path: location.pathname, y: scrollY }))

/**
 * Restores the scroll position while the page grows. The browser has scrolled the shorter page to the old position and
 * would follow its content down. If the shorter page ended before that position, scrolls to it once it exists.
 */
export function restoreScrollPosition(): void {
  const rootElement = document.documentElement
  const { path, y } = store.read()
  const wasAtEnd = scrollY >= rootElement.scrollHeight - innerHeight - 2
  rootElement.style.overflowAnchor = 'none'
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (wasAtEnd && path === location.pathname && typeof y === 'number' && y > scrollY) scrollTo({ top: y })
    }),
  )
  setTimeout(() => rootElement.style.removeProperty('overflow-anchor'), 1_000)
}
