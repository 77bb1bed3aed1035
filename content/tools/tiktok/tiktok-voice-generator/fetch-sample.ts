import { buildNotice } from '@/lib/core/errors'
import { offlineNotice } from '@/lib/core/errors/connection-notices'
import { errorReplySchema } from '@/lib/core/errors/error-reply'

/** Returns a player for a voice's sample, whose URL the caller must revoke, or an error text. */
export async function fetchSample(
  voiceId: string,
  signal: AbortSignal,
): Promise<{ player: HTMLAudioElement } | { errorText: string }> {
  if (!navigator.onLine) return { errorText: offlineNotice.text }
  const response = await fetch(`/api/voices/sample?${new URLSearchParams({ voice: voiceId })}`, { signal })
  if (response.ok) return { player: new Audio(URL.createObjectURL(await response.blob())) }
  const reply: unknown = await response.json().catch(() => null)
  signal.throwIfAborted()
  return { errorText: buildNotice(errorReplySchema.parse(reply)).text }
}
