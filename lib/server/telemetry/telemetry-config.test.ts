import { expect, test } from 'vitest'
import { getTelemetryConfig } from './telemetry-config'

const disabledConfig = { traces: false, metrics: false, scraped: false }
const url = 'http://127.0.0.1:4318'

test.each([
  [{}, null],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: '' }, null],
  [{ OTEL_SERVICE_NAME: 'x' }, null],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: url }, { ...disabledConfig, traces: true, metrics: true }],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: url }, { ...disabledConfig, traces: true }],
  [{ OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: url }, { ...disabledConfig, metrics: true }],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_TRACES_EXPORTER: 'none' },
    { ...disabledConfig, metrics: true },
  ],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_SDK_DISABLED: 'true' }, null],
  [{ METRICS_TOKEN: 'x' }, { ...disabledConfig, scraped: true }],
])('%o asks for %o', (env, expected) => {
  expect(getTelemetryConfig(env)).toEqual(expected)
})
