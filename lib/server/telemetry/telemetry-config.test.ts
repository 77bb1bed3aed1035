import { expect, test } from 'vitest'
import { getTelemetryConfig } from './telemetry-config'

const none = { traces: false, metrics: false, scraped: false }
const address = 'http://127.0.0.1:4318'

test.each([
  [{}, null],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: '' }, null],
  [{ OTEL_SERVICE_NAME: 'x' }, null],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: address }, { ...none, traces: true, metrics: true }],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address }, { ...none, traces: true }],
  [{ OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: address }, { ...none, metrics: true }],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: address, OTEL_TRACES_EXPORTER: 'none' },
    { ...none, metrics: true },
  ],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: address, OTEL_SDK_DISABLED: 'true' }, null],
  [{ METRICS_TOKEN: 'x' }, { ...none, scraped: true }],
])('%o asks for %o', (env, wanted) => {
  expect(getTelemetryConfig(env)).toEqual(wanted)
})
