/**
 * One value for the whole process. A route's bundle may hold its own copy of a module, so state that two routes share
 * (a secret, a counter) cannot live in module scope.
 */
export function getProcessSingleton<T>(name: string, create: () => T): T {
  const key = Symbol.for(`postsmith.${name}`)
  const store = globalThis as unknown as Record<symbol, T | undefined>
  store[key] ??= create()
  return store[key]
}
