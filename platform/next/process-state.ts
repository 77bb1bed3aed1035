/** Next bundles a module once per route, so shared state (a secret, a counter) must not be in module scope. */
export function getProcessSingleton<T>(name: string, create: () => T): T {
  const key = Symbol.for(`postsmith.${name}`)
  const store = globalThis as unknown as Record<symbol, T | undefined>
  store[key] ??= create()
  return store[key]
}

/** State that the site's own server and the routes share. */
export const serverState = getProcessSingleton('server', () => ({
  /** Whether this server writes `x-client-ip`, so that routes can trust the header. */
  writesClientAddress: false,
  /** Whether the process shuts down, so that `/api/ready` fails. */
  isDraining: false,
  flushTelemetry: null as (() => Promise<void>) | null,
}))
