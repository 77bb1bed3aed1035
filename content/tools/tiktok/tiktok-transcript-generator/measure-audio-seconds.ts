import 'server-only'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input, type InputAudioTrack } from 'mediabunny'
import { PublicError } from '@/lib/core/errors'
import { getPacketSecondsReader } from './packet-seconds'

/** Ten minutes in packets of 10 ms, half as long as usual ones; so many small ones take 1.5 s of a processor's time. */
const MAX_PACKETS = 60_000
const PACKETS_PER_YIELD = 1_000

/**
 * How long a sound is at most, in seconds: the larger of what its container says and of its packets, in the longest of
 * its tracks, and at least `maxSeconds` where the codec does not show it. Stops counting above `maxSeconds`. Throws
 * `sound_unreadable` for what is no sound or is mostly something else, `sound_missing` for a silent film.
 */
export async function measureAudioSeconds(bytes: Uint8Array<ArrayBuffer>, maxSeconds: number): Promise<number> {
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS })
  try {
    const tracks = await input.getAudioTracks()
    if (tracks.length === 0) throw new PublicError('sound_missing')
    let seconds = 0
    let audioBytes = 0
    for (const track of tracks) {
      const measurement = await measureTrack(track, maxSeconds)
      audioBytes += measurement.bytes
      seconds = Math.max(seconds, measurement.seconds, await track.computeDuration())
      if (seconds > maxSeconds + 1) return seconds
    }
    // A decoder may find sound in bytes that we take for none.
    if (2 * audioBytes < bytes.byteLength) throw new PublicError('sound_unreadable')
    return seconds
  } catch (error) {
    throw error instanceof PublicError ? error : new PublicError('sound_unreadable')
  } finally {
    input.dispose()
  }
}

/** Adds up a track's packets. */
async function measureTrack(track: InputAudioTrack, maxSeconds: number): Promise<{ seconds: number; bytes: number }> {
  const readPacketSeconds = await getPacketSecondsReader(track)
  let seconds = readPacketSeconds === null ? maxSeconds : 0
  let [packetCount, bytes] = [0, 0]
  for await (const { data } of new EncodedPacketSink(track).packets()) {
    packetCount += 1
    bytes += data.byteLength
    seconds += readPacketSeconds?.(data) ?? 0
    if (seconds > maxSeconds + 1) break
    if (packetCount > MAX_PACKETS) throw new PublicError('sound_unreadable')
    if (packetCount % PACKETS_PER_YIELD === 0) await nextTurn()
  }
  return { seconds, bytes }
}
