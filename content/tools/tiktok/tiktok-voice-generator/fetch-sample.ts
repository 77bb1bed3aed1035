import { RequestFailure } from '@/components/run/request-failure'
import { isRecord } from '@/lib/is-record'

/** A player of a voice's sample. Throws `RequestFailure` with what the page says, or what `fetch` throws. */
export async function fetchSample(voice: string, signal: AbortSignal): Promise<HTMLAudioElement> {
  const response = await fetch(`/api/voices/sample?${new URLSearchParams({ voice })}`, { signal })
  if (response.ok) return new Audio(URL.createObjectURL(await response.blob()))
  const reply: unknown = await response.json().catch(() => null)
  const code = isRecord(reply) && typeof reply.code === 'string' ? reply.code : undefined
  throw new RequestFailure({ code })
}
