import 'server-only'
import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { PublicError } from '@/lib/core/errors'
import type { TokenUsage } from '@/lib/tool/engine'
import type { ModelServer } from '@/lib/tool/settings'
import { getInstruments } from './instruments'

/** `chat` is from the conventions; they have no names for the others and allow custom ones. */
const outputTypes = { chat: 'json', transcription: 'text', speech: 'speech', image_generation: 'image' } as const

type ModelCallOptions = { operation: keyof typeof outputTypes; server: Pick<ModelServer, 'baseUrl' | 'model'> }

/**
 * Named as in OpenTelemetry's GenAI conventions (github.com/open-telemetry/semantic-conventions-genai, docs/gen-ai, in
 * development, read 2026-11-22). Records no prompts or answers. Call `end` exactly once.
 */
export function beginModelCall({ operation, server }: ModelCallOptions) {
  const { hostname, port, protocol } = new URL(server.baseUrl ?? 'https://api.openai.com')
  const attributes = {
    'gen_ai.operation.name': operation,
    'gen_ai.provider.name': 'openai',
    'gen_ai.request.model': server.model,
    'server.address': hostname,
    'server.port': Number(port) || (protocol === 'http:' ? 80 : 443),
  }
  const span = trace
    .getTracer('postsmith')
    .startSpan(`${operation} ${server.model}`, {
      kind: SpanKind.CLIENT,
      attributes: { ...attributes, 'gen_ai.output.type': outputTypes[operation] },
    })
  const { callDuration, timeToFirstChunk, tokenUsage } = getInstruments()
  const startedAt = performance.now()
  const getElapsedSeconds = () => (performance.now() - startedAt) / 1000
  let hasReceivedChunk = false

  return {
    /** Only the first chunk of a streamed answer is recorded. */
    markFirstChunk(): void {
      if (hasReceivedChunk) return
      hasReceivedChunk = true
      timeToFirstChunk.record(getElapsedSeconds(), attributes)
      span.setAttribute('gen_ai.response.time_to_first_chunk', getElapsedSeconds())
    },
    recordUsage({ inputTokens, outputTokens }: TokenUsage): void {
      tokenUsage.record(inputTokens, { ...attributes, 'gen_ai.token.type': 'input' })
      tokenUsage.record(outputTokens, { ...attributes, 'gen_ai.token.type': 'output' })
      span.setAttributes({ 'gen_ai.usage.input_tokens': inputTokens, 'gen_ai.usage.output_tokens': outputTokens })
    },
    end(error?: unknown): void {
      const errorAttributes = error === undefined ? {} : { 'error.type': getErrorType(error) }
      callDuration.record(getElapsedSeconds(), { ...attributes, ...errorAttributes })
      if (error !== undefined) span.setAttributes(errorAttributes).setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
  }
}

function getErrorType(error: unknown): string {
  if (error instanceof PublicError) return error.reason ?? error.code
  return error instanceof DOMException ? error.name : '_OTHER'
}
