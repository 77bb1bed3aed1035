export type TelemetryConfig = { traces: boolean; metrics: boolean; scraped: boolean }

/** Returns null if no signal is enabled, so that the SDK is not loaded. For this reason the file has no imports. */
export function getTelemetryConfig(env: Readonly<Record<string, string | undefined>>): TelemetryConfig | null {
  const isOn = (signal: 'TRACES' | 'METRICS') =>
    env.OTEL_SDK_DISABLED?.toLowerCase() !== 'true' &&
    env[`OTEL_${signal}_EXPORTER`] !== 'none' &&
    Boolean(env.OTEL_EXPORTER_OTLP_ENDPOINT)
  const config = { traces: isOn('TRACES'), metrics: isOn('METRICS'), scraped: Boolean(env.METRICS_TOKEN) }
  return Object.values(config).some(Boolean) ? config : null
}
