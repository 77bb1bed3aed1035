import { getTelemetryConfig } from './lib/server/telemetry/telemetry-config'
import { serverState } from './platform/next/process-state'

/** Runs before the server accepts requests. A production build needs no environment and skips the checks. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return
  const { checkEnvironment } = await import('./lib/server/startup/check-environment')
  checkEnvironment()
  if (!serverState.writesClientAddress) (await import('./platform/next/content-length')).restoreContentLengthGlobally()
  const telemetryConfig = getTelemetryConfig(process.env)
  if (telemetryConfig) (await import('./lib/server/telemetry/start')).startTelemetry(telemetryConfig)
  const { getRedis } = await import('./lib/server/redis/connection')
  getRedis()
}
