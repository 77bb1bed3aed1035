/**
 * Returns one value per process. Routes' bundles may have separate copies of a module, so state that routes share (a
 * secret, a counter) must not be in module scope.
 */
export function getProcessSingleton<T>(name: string, create: () => T): T {
  const key = Symbol.for(`postsmith.${name}`)
  const store = globalThis as unknown as Record<symbol, T | undefined>
  store[key] ??= create()
  return store[key]
}
