import { createParser } from 'eventsource-parser'
import { RequestFailure } from './request-failure'

type Options = {
  /** What is posted. */
  init: { headers: Record<string, string>; body: BodyInit }
  signal: AbortSignal
  /** Everything that comes before the end, with its data. */
  onEvent: (event: string, data: unknown) => void
}

/**
 * Posts to the site's API and reads its event stream to the end, or its JSON where it does not stream. Gives the last
 * word's data and whether it is good; throws `RequestFailure` when the connection fails or breaks off before that.
 */
export async function requestEvents(url: string, options: Options): Promise<{ data: unknown; ok: boolean }> {
  const response = await reach(url, options)
  if (!response.headers.get('Content-Type')?.startsWith('text/event-stream')) {
    return { data: fromJson(await response.text().catch(() => '')), ok: response.ok }
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
    if (ends.length === 0) throw new RequestFailure({ code: 'internal' }, { cause })
  }
  const [end] = ends
  if (!end) throw new RequestFailure({ code: 'internal' })
  return end
}

async function reach(url: string, { init, signal }: Options): Promise<Response> {
  const headers = { ...init.headers, Accept: 'text/event-stream' }
  try {
    return await fetch(url, { method: 'POST', ...init, headers, signal })
  } catch (cause) {
    throw new RequestFailure({ code: 'internal' }, { cause })
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
