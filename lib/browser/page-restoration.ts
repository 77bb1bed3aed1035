import { createBrowserStore } from './browser-store'
import { lastUseKey } from './last-use'

/** Prefix of session storage keys, before a page's path. A key marks a page that shows a chain's steps. */
const chainKeyPrefix = 'postsmith-way'

/** Runs in the head before the first paint, so that nothing shifts. Must be constant: its hash is in the page's CSP. */
export const reserveSpaceScript = `;(function(e,u){try{u=localStorage.getItem('${lastUseKey}')||''}catch(x){u=''}if(u.includes('"path":"'+location.pathname+'"'))e.dataset.restored='';if(u.includes('"path"'))e.dataset.used='';try{u=sessionStorage.getItem('${chainKeyPrefix}'+location.pathname)}catch(x){u=''}if(u||/[#&]chosen=/.test(location.hash))e.dataset.way=''})(document.documentElement)`

export function releaseReservedSpace(): void {
  delete document.documentElement.dataset.restored
}

/** Reserves or releases the space for a chain's steps, now and on reload. */
export function setChainSpaceReserved(isInChain: boolean): void {
  document.documentElement.toggleAttribute('data-way', isInChain)
  const key = chainKeyPrefix + location.pathname
  try {
    if (isInChain) sessionStorage.setItem(key, '1')
    else sessionStorage.removeItem(key)
  } catch {
    // Without storage, space is reserved only if the URL requires it.
  }
}

const store = createBrowserStore<Partial<{ path: string; y: number }>>({
  key: 'postsmith-place',
  parse: (storedValue) => Object(storedValue),
  area: 'sessionStorage',
})

export const saveScrollPosition = (): void => store.update(() => ({ path: location.pathname, y: scrollY }))

/** Scroll anchoring is off for a second, because the browser would follow the shorter page's content down. */
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
