import { onTestFinished, vi } from 'vitest'
import { startCollector } from '@/e2e/mock-servers/collector'
import { startTelemetry } from '@/lib/server/telemetry/start'
import { getTelemetryConfig } from '@/lib/server/telemetry/telemetry-config'
import { serverState } from '@/platform/next/process-state'

/** Enables metrics and traces, once in a process, and collects them in a mock server over HTTP. */
export async function startTelemetryWithCollector() {
  const collector = await startCollector()
  onTestFinished(() => collector.stop())
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url)
  vi.stubEnv('METRICS_TOKEN', 'a-token-for-tests')
  const settings = getTelemetryConfig(process.env)
  if (settings) startTelemetry(settings)
  return { collector, flush: async () => serverState.flushTelemetry?.() }
}
