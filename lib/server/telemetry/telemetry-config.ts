/** What the environment asks for. */
export type TelemetryConfig = { traces: boolean; metrics: boolean; scraped: boolean }

/**
 * What is to be told to whom, by OpenTelemetry's own variables and METRICS_TOKEN; null where nobody wants anything, so that no SDK
 * need be loaded. Kept free of imports for that.
 */
export function getTelemetryConfig(env: Readonly<Record<string, string | undefined>>): TelemetryConfig | null {
  const isOn = (signal: 'TRACES' | 'METRICS') =>
    env.OTEL_SDK_DISABLED?.toLowerCase() !== 'true' &&
    env[`OTEL_${signal}_EXPORTER`] !== 'none' &&
    Boolean(env.OTEL_EXPORTER_OTLP_ENDPOINT || env[`OTEL_EXPORTER_OTLP_${signal}_ENDPOINT`])
  const config = { traces: isOn('TRACES'), metrics: isOn('METRICS'), scraped: Boolean(env.METRICS_TOKEN) }
  return Object.values(config).some(Boolean) ? config : null
}
