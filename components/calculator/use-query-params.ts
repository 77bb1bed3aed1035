import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

/** What the visitor set since the page was loaded or last navigated; the address bar follows a moment later. */
let pendingQuery: string | null = null
let timer: ReturnType<typeof setTimeout> | undefined

const readQuery = () => pendingQuery ?? window.location.search

function subscribe(listener: () => void) {
  const onNavigation = () => {
    pendingQuery = null
    listener()
  }
  listeners.add(listener)
  window.addEventListener('popstate', onNavigation)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', onNavigation)
  }
}

/** Browsers refuse an address that changes with every keystroke, so it is written when typing pauses. */
function scheduleUrlUpdate() {
  clearTimeout(timer)
  timer = setTimeout(() => window.history.replaceState(null, '', `${readQuery()}${window.location.hash}`), 250)
}

function setParam(name: string, value: string) {
  const query = new URLSearchParams(readQuery())
  query.set(name, value)
  pendingQuery = `?${query}`
  for (const listener of listeners) listener()
  scheduleUrlUpdate()
}

/**
 * A form whose inputs live in the page's address, so that the address is a link to exactly this calculation. Values are
 * the inputs' texts; a name that the address lacks has its default.
 */
export function useQueryParams<Name extends string>(defaults: Record<Name, string>) {
  const params = new URLSearchParams(useSyncExternalStore(subscribe, readQuery, () => ''))
  const values = { ...defaults }
  for (const name of Object.keys(defaults) as Name[]) values[name] = params.get(name) ?? defaults[name]
  const setValue = (name: Name, value: string) => setParam(name, value)
  return { values, setValue }
}
