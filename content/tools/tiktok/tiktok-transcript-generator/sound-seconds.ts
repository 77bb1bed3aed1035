import 'server-only'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input, type InputAudioTrack } from 'mediabunny'
import { CatalogueError } from '@/lib/core/errors'
import { packetSecondsOf } from './packet-seconds'

/** Ten minutes in packets of 10 ms, half as long as usual ones; so many small ones take 1.5 s of a processor's time. */
const MAX_PACKETS = 60_000
const PACKETS_A_TURN = 1_000

/**
 * How long a sound is at most, in seconds: the larger of what its container says and of its packets, in the longest of
 * its tracks, and at least `longest` where the codec does not show it. Stops counting above `longest`. Throws
 * `sound_unreadable` for what is no sound or is mostly something else, `sound_missing` for a silent film.
 */
export async function soundSeconds(bytes: Uint8Array<ArrayBuffer>, longest: number): Promise<number> {
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS })
  try {
    const tracks = await input.getAudioTracks()
    if (tracks.length === 0) throw new CatalogueError('sound_missing')
    let seconds = 0
    let heard = 0
    for (const track of tracks) {
      const measured = await measure(track, longest)
      heard += measured.bytes
      seconds = Math.max(seconds, measured.seconds, await track.computeDuration())
      if (seconds > longest + 1) return seconds
    }
    // A decoder may find sound in bytes that we take for none.
    if (2 * heard < bytes.byteLength) throw new CatalogueError('sound_unreadable')
    return seconds
  } catch (error) {
    throw error instanceof CatalogueError ? error : new CatalogueError('sound_unreadable')
  } finally {
    input.dispose()
  }
}

/** Adds up a track's packets. */
async function measure(track: InputAudioTrack, longest: number): Promise<{ seconds: number; bytes: number }> {
  const secondsOf = await packetSecondsOf(track)
  let seconds = secondsOf === null ? longest : 0
  let [packets, bytes] = [0, 0]
  for await (const { data } of new EncodedPacketSink(track).packets()) {
    packets += 1
    bytes += data.byteLength
    seconds += secondsOf?.(data) ?? 0
    if (seconds > longest + 1) break
    if (packets > MAX_PACKETS) throw new CatalogueError('sound_unreadable')
    if (packets % PACKETS_A_TURN === 0) await nextTurn()
  }
  return { seconds, bytes }
}
