import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

/** The query string with changes that the URL does not have yet. */
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

function setParam(name: string, value: string) {
  const query = new URLSearchParams(readQuery())
  query.set(name, value)
  pendingQuery = `?${query}`
  for (const listener of listeners) listener()
  // Browsers throttle URL updates, so the update is debounced until typing pauses.
  clearTimeout(timer)
  timer = setTimeout(() => window.history.replaceState(null, '', `${readQuery()}${window.location.hash}`), 250)
}

/** Stores the raw input texts in the page's URL. A parameter that is missing from the URL has its default value. */
export function useQueryParams<Name extends string>(defaults: Record<Name, string>) {
  const params = new URLSearchParams(useSyncExternalStore(subscribe, readQuery, () => ''))
  const values = { ...defaults }
  for (const name of Object.keys(defaults) as Name[]) values[name] = params.get(name) ?? defaults[name]
  const setValue = (name: Name, value: string) => setParam(name, value)
  return { values, setValue }
}
