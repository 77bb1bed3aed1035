import { parseFields } from './protobuf.ts'

export type Span = {
  name: string
  trace: string
  /** Empty for the first span of a trace. */
  parent: string
  attributes: Record<string, string | number>
}

/**
 * Reads the spans of an `ExportTraceServiceRequest` (opentelemetry-proto 1.9: resource_spans 1, scope_spans 2, spans
 * 2).
 */
export function parseSpans(request: Buffer): Span[] {
  return getNestedMessages(getNestedMessages(getNestedMessages([request], 1), 2), 2).map((span) => {
    const fields = parseFields(span)
    const readText = (field: number, encoding: 'utf8' | 'hex') => toBuffer(fields.get(field)?.[0]).toString(encoding)
    const attributes = (fields.get(9) ?? []).map((pair) => parseAttribute(toBuffer(pair)))
    return {
      trace: readText(1, 'hex'),
      parent: readText(4, 'hex'),
      name: readText(5, 'utf8'),
      attributes: Object.fromEntries(attributes),
    }
  })
}

const getNestedMessages = (messages: Buffer[], field: number) =>
  messages.flatMap((message) => (parseFields(message).get(field) ?? []).map(toBuffer))

const toBuffer = (value: unknown): Buffer => (Buffer.isBuffer(value) ? value : Buffer.alloc(0))

/** Reads a key-value pair whose value is a string (field 1), a boolean (2), an integer (3) or a double (4). */
function parseAttribute(pair: Buffer): [string, string | number] {
  const fields = parseFields(pair)
  const value = parseFields(toBuffer(fields.get(2)?.[0]))
  const [text] = value.get(1) ?? []
  const [double] = value.get(4) ?? []
  const number = Buffer.isBuffer(double) ? double.readDoubleLE() : Number(value.get(3)?.[0] ?? value.get(2)?.[0])
  return [toBuffer(fields.get(1)?.[0]).toString(), Buffer.isBuffer(text) ? text.toString() : number]
}
