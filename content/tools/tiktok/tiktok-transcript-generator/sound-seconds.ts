import 'server-only'
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny'
import { CatalogueError } from '@/lib/errors'

/** How long a sound lasts, in seconds. Throws `sound_unreadable` for what is none, `sound_missing` for a silent film. */
export async function soundSeconds(bytes: Uint8Array<ArrayBuffer>): Promise<number> {
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS })
  try {
    const track = await input.getPrimaryAudioTrack()
    if (track === null) throw new CatalogueError('sound_missing')
    return await track.computeDuration()
  } catch (error) {
    throw error instanceof CatalogueError ? error : new CatalogueError('sound_unreadable')
  } finally {
    input.dispose()
  }
}
