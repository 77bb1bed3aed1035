/** A mock server for OpenTelemetry (OTLP over HTTP, protobuf): `POST /v1/traces` and `/v1/metrics`. */
import { createServer } from 'node:http'
import { createRequestListener, listen } from './request-listener.ts'

/** Integers are numbers, all other values are bytes (protobuf.dev/programming-guides/encoding). */
function parseFields(message: Buffer): Map<number, (number | Buffer)[]> {
  const fields = new Map<number, (number | Buffer)[]>()
  let offset = 0

  function readVarint(): number {
    let value = 0
    for (let factor = 1; ; factor *= 128) {
      const byte = message.readUInt8(offset)
      offset += 1
      value += (byte % 128) * factor
      if (byte < 128) return value
    }
  }

  function readBytes(length: number): Buffer {
    offset += length
    return message.subarray(offset - length, offset)
  }

  while (offset < message.length) {
    const tag = readVarint()
    const wireType = tag % 8
    const value = wireType === 0 ? readVarint() : readBytes(wireType === 1 ? 8 : wireType === 5 ? 4 : readVarint())
    fields.set(Math.floor(tag / 8), [...(fields.get(Math.floor(tag / 8)) ?? []), value])
  }
  return fields
}

type Span = {
  name: string
  trace: string
  /** Empty for the first span of a trace. */
  parent: string
  attributes: Record<string, string | number>
}

/** Reads an `ExportTraceServiceRequest` (opentelemetry-proto 1.9: resource_spans 1, scope_spans 2, spans 2). */
function parseSpans(request: Buffer): Span[] {
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

type Collector = {
  url: string
  getSpans(): Span[]
  getReceivedBytes(signal: 'traces' | 'metrics'): Buffer
  fallSilent(): void
  stop(): Promise<void>
}

export async function startCollector(): Promise<Collector> {
  const received = new Map<string, Buffer[]>()
  let isSilent = false
  const server = createServer(
    createRequestListener(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const path = request.url ?? ''
      received.set(path, [...(received.get(path) ?? []), Buffer.concat(chunks)])
      if (!isSilent) response.writeHead(200, { 'Content-Type': 'application/x-protobuf' }).end()
    }),
  )
  const { origin: url, stop } = await listen(server)
  return {
    url,
    getSpans: () => (received.get('/v1/traces') ?? []).flatMap(parseSpans),
    getReceivedBytes: (signal) => Buffer.concat(received.get(`/v1/${signal}`) ?? []),
    fallSilent: () => {
      isSilent = true
    },
    stop,
  }
}
