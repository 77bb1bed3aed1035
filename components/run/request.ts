import { createParser } from 'eventsource-parser'
import { errorReplySchema } from '@/lib/core/errors/error-reply'
import { LostReply } from './lost-reply'
import { RequestFailure } from './request-failure'

/** What is posted to the site's API. */
export type Outgoing = { url: string; headers: Record<string, string>; body: BodyInit }

/** The usual order: everything in one JSON. */
export function jsonOrder(body: string, headers: Record<string, string>): Outgoing {
  return { url: '/api/generate-content', headers: { ...headers, 'Content-Type': 'application/json' }, body }
}

type Options = {
  signal: AbortSignal
  /** Milliseconds after which no reply will come any more. */
  patience: number
  /** Everything that comes before the end, with its data. */
  onEvent: (event: string, data: unknown) => void
}

/**
 * Posts an order and reads its event stream to the end, or its JSON where it does not stream. Gives what `done`
 * brought, to be read by who asked. Throws `RequestFailure` when that is an error, and `LostReply` when the connection fails or
 * breaks off before it, or something between here and the server answers in its place.
 */
export async function request(order: Outgoing, options: Options): Promise<unknown> {
  const { data, ok, retryAfter } = await lastWord(order, options)
  const failure = errorReplySchema.parse(data)
  if (!ok && failure.code === undefined && failure.error === undefined) throw new LostReply()
  if (!ok || failure.error !== undefined)
    throw new RequestFailure(failure, { retryAfter: retryAfter ?? null })
  return data
}

type LastWord = { data: unknown; ok: boolean; retryAfter?: number }

async function lastWord(order: Outgoing, options: Options): Promise<LastWord> {
  const response = await reach(order, options)
  if (!response.headers.get('Content-Type')?.startsWith('text/event-stream')) {
    const data = fromJson(await response.text().catch(() => ''))
    return { data, ok: response.ok, retryAfter: Number(response.headers.get('Retry-After')) }
  }
  const ends: { data: unknown; ok: boolean }[] = []
  const parser = createParser({
    onEvent({ event = '', data }) {
      const value = fromJson(data)
      if (event === 'done' || event === 'error') ends.push({ ok: event === 'done', data: value })
      else options.onEvent(event, value)
    },
  })
  try {
    await feed(response, (text) => parser.feed(text))
  } catch (cause) {
    if (ends.length === 0) throw new LostReply({ cause })
  }
  const [end] = ends
  if (!end) throw new LostReply()
  return end
}

async function reach({ url, headers, body }: Outgoing, { signal, patience }: Options): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: { ...headers, Accept: 'text/event-stream' },
      body,
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
    })
  } catch (cause) {
    throw new LostReply({ cause })
  }
}

async function feed(response: Response, take: (text: string) => void): Promise<void> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) take(chunk.value)
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
