import { createBrowserStore } from './browser-store'

type ScrollPosition = { path: string; y: number }

const store = createBrowserStore<Partial<ScrollPosition>>({
  key: 'postsmith-place',
  parse: (storedValue) => Object(storedValue),
  getStorage: () => sessionStorage,
})

/** Notes how far the page is scrolled, for when this tab loads it again. */
export const saveScrollPosition = (): void => store.update(() => ({ path: location.pathname, y: scrollY }))

/**
 * Lets a page grow above or at what is seen without taking it away: the browser has scrolled the shorter page to where it was left, and
 * would follow its content down. Where the shorter page ended before that place, it is gone to once it is there.
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
