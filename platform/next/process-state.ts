/** Next bundles a module once per route, so shared state (a secret, a counter) must not be in module scope. */
export function getProcessSingleton<T>(name: string, create: () => T): T {
  const key = Symbol.for(`postsmith.${name}`)
  const store = globalThis as unknown as Record<symbol, T | undefined>
  store[key] ??= create()
  return store[key]
}

type ServerState = {
  /** Whether this server writes `x-client-ip`, so that routes can trust the header. */
  writesClientAddress: boolean
  /** Whether the process shuts down, so that `/api/ready` fails. */
  isDraining: boolean
  /** Exports pending OpenTelemetry data. */
  flushTelemetry: (() => Promise<void>) | null
}

/** State that the site's own server and the routes share. */
export const serverState: ServerState = getProcessSingleton('server', () => ({
  writesClientAddress: false,
  isDraining: false,
  flushTelemetry: null,
}))
