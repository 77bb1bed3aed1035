import { context, ROOT_CONTEXT, trace } from '@opentelemetry/api'
import { TracerProvider } from '@opentelemetry/sdk-trace'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createFlushProcessor } from './flush-processor'

test('on Vercel an instance stays awake at the end of a request until what is pending is sent', () => {
  const vercel = Symbol.for('@vercel/request-context')
  const waitUntil = vi.fn()
  Reflect.set(globalThis, vercel, { get: () => ({ waitUntil }) })
  onTestFinished(() => void Reflect.deleteProperty(globalThis, vercel))
  const flushPromise = Promise.resolve()

  const tracer = new TracerProvider({ spanProcessors: [createFlushProcessor(() => flushPromise)] }).getTracer('t')
  const request = tracer.startSpan('request', {}, ROOT_CONTEXT)
  tracer.startSpan('call', {}, trace.setSpan(context.active(), request)).end()
  expect(waitUntil).not.toHaveBeenCalled()
  request.end()
  expect(waitUntil.mock.calls).toEqual([[flushPromise]])
})
