import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

/** What the visitor set since the page was loaded or last navigated; the address bar follows a moment later. */
let pending: string | null = null
let timer: ReturnType<typeof setTimeout> | undefined

const read = () => pending ?? window.location.search

function subscribe(listener: () => void) {
  const onNavigation = () => {
    pending = null
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
function writeLater() {
  clearTimeout(timer)
  timer = setTimeout(() => window.history.replaceState(null, '', `${read()}${window.location.hash}`), 250)
}

function write(name: string, value: string) {
  const query = new URLSearchParams(read())
  query.set(name, value)
  pending = `?${query}`
  for (const listener of listeners) listener()
  writeLater()
}

/**
 * A form whose inputs live in the page's address, so that the address is a link to exactly this calculation. Values are
 * the inputs' texts; a name that the address lacks has its default.
 */
export function useQueryParams<Name extends string>(defaults: Record<Name, string>) {
  const params = new URLSearchParams(useSyncExternalStore(subscribe, read, () => ''))
  const values = { ...defaults }
  for (const name of Object.keys(defaults) as Name[]) values[name] = params.get(name) ?? defaults[name]
  const set = (name: Name, value: string) => write(name, value)
  return { values, set }
}
