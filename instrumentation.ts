import { wantedTelemetry } from './lib/server/telemetry/wanted'

/** Runs once before the server takes requests. Building the pages needs no environment, so nothing is checked then. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return
  const { checkAtStart } = await import('./lib/server/startup/check-at-start')
  checkAtStart()
  const { isOurServer } = await import('./lib/server/http/client-address')
  if (!isOurServer()) await import('./server/content-length.mjs')
  const wanted = wantedTelemetry(process.env)
  if (wanted) (await import('./lib/server/telemetry/start')).startTelemetry(wanted)
  const { redis } = await import('./lib/server/redis/client')
  redis()
}
