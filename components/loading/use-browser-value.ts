import { useSyncExternalStore } from 'react'

type Source<Value> = {
  read: () => Value
  /** The value on the server and during hydration. */
  emptyValue: Value
  /** Omitted if the value never changes. */
  subscribe?: ((listener: () => void) => () => void) | undefined
}

const subscribeToNothing = () => () => {}

/** Returns a value that only the browser has, such as that of a browser store. */
export function useBrowserValue<Value>({ read, emptyValue, subscribe = subscribeToNothing }: Source<Value>): Value {
  return useSyncExternalStore(subscribe, read, () => emptyValue)
}
