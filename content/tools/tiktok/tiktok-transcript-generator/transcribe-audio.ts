import 'server-only'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input, type InputAudioTrack } from 'mediabunny'
import { PublicError } from '@/lib/core/errors'
import { createBreaker } from '@/lib/generate/run/breaker'
import type { Transcription } from '@/lib/openai/transcription/read-transcription'
import { type AudioFile, transcribe } from '@/lib/openai/transcription/transcribe'
import { isUncharged } from '@/lib/openai/upstream-error'
import type { ServerContext } from '@/lib/tool/server-tool'
import { getProcessSingleton } from '@/platform/next/process-state'
import { getMaxCostMicroUsd, MAX_SECONDS } from './limits'

type PacketSecondsReader = (packet: Uint8Array) => number

/** Times in the container are untrusted. Null for a codec whose packets do not contain their duration. */
async function getPacketSecondsReader(track: InputAudioTrack): Promise<PacketSecondsReader | null> {
  const codec = await track.getCodec()
  if (codec === 'opus') return getOpusSeconds
  if (codec === 'mp3') return getMp3Seconds
  if (codec === 'aac') {
    const sampleRate = getAacSampleRate((await track.getDecoderConfig())?.description)
    return sampleRate === null ? null : () => 1_024 / sampleRate
  }
  if (codec === null || !/^pcm-|law$/.test(codec)) return null
  const bytesPerSample = Number(/\d+/.exec(codec)?.[0] ?? 8) / 8
  const bytesPerSecond = (await track.getSampleRate()) * (await track.getNumberOfChannels()) * bytesPerSample
  return (packet) => packet.byteLength / bytesPerSecond
}

/** Frame duration in milliseconds by configuration (RFC 6716, table 2): SILK, hybrid, then CELT. */
function getOpusFrameMs(configuration: number): number {
  if (configuration < 12) return [10, 20, 40, 60][configuration % 4] ?? 0
  return configuration < 16 ? 10 * (1 + (configuration % 2)) : 2.5 * 2 ** (configuration % 4)
}

function getOpusSeconds([firstByte = 0, secondByte = 0]: Uint8Array): number {
  const frameCountCode = firstByte & 3
  const frameCount = frameCountCode === 3 ? secondByte & 63 : frameCountCode === 0 ? 1 : 2
  return (frameCount * getOpusFrameMs(firstByte >> 3)) / 1_000
}

const mp3SampleRates = [44_100, 48_000, 32_000] as const

/** ISO/IEC 11172-3 and 13818-3, layer III: MPEG 1 has twice the samples, MPEG 2 half the rate, MPEG 2.5 a quarter. */
function getMp3Seconds([, secondByte = 0, thirdByte = 0]: Uint8Array): number {
  const version = (secondByte >> 3) & 3
  const sampleRate = mp3SampleRates[(thirdByte >> 2) & 3] ?? 48_000
  if (version === 3) return 1_152 / sampleRate
  return 576 / (sampleRate / (version === 2 ? 2 : 4))
}

const aacSampleRates = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000, 7_350,
]

/** Reads an AudioSpecificConfig (ISO/IEC 14496-3) for 1,024 samples per packet. Rare AAC forms return null. */
function getAacSampleRate(description: AllowSharedBufferSource | undefined): number | null {
  if (!description) return null
  const [firstByte = 0, secondByte = 0] =
    description instanceof Uint8Array ? description : new Uint8Array(description as ArrayBuffer)
  return firstByte >> 3 === 31 ? null : (aacSampleRates[((firstByte & 7) << 1) | (secondByte >> 7)] ?? null)
}

/** Ten minutes of 10 ms packets, half the usual length; counting them takes 1.5 s of CPU time. */
const MAX_PACKETS = 60_000
const PACKETS_PER_YIELD = 1_000

/**
 * Returns the larger of the container's duration and the sum of the packets, or at least `maxSeconds` if packets lack
 * durations. Throws `sound_unreadable` if less than half of the file is audio, and `sound_missing` for a silent video.
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
    // A decoder may find audio in bytes that are not counted here.
    if (2 * audioBytes < bytes.byteLength) throw new PublicError('sound_unreadable')
    return seconds
  } catch (error) {
    throw error instanceof PublicError ? error : new PublicError('sound_unreadable')
  } finally {
    input.dispose()
  }
}

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

/** Covers only the transcription server: captions still work while it is down. */
export const getTranscriptionBreaker = () => getProcessSingleton('breaker.transcription', createBreaker)

/**
 * Transcribes audio of at most ten minutes. Throws `video_too_long` for longer audio, `no_speech` for an empty
 * transcript, and `unavailable` while the circuit breaker is open.
 */
export async function transcribeAudio(
  audio: AudioFile,
  { settings, signal, spend }: ServerContext,
): Promise<Transcription> {
  const server = settings.transcription
  if (server === null) throw new PublicError('no_captions')
  const seconds = await measureAudioSeconds(audio.bytes, MAX_SECONDS)
  if (seconds > MAX_SECONDS + 1) throw new PublicError('video_too_long')
  const permit = getTranscriptionBreaker().acquire()
  const maxCostMicroUsd = getMaxCostMicroUsd(server, seconds) ?? 0
  // Charge before the call: the server's work costs money even if the visitor leaves.
  spend(maxCostMicroUsd)
  try {
    const { transcription, seconds: billedSeconds } = await transcribe(audio, { server, signal })
    permit.recordSuccess()
    if (billedSeconds !== null) spend((getMaxCostMicroUsd(server, billedSeconds) ?? 0) - maxCostMicroUsd)
    if (transcription.text === '') throw new PublicError('no_speech')
    return transcription
  } catch (error) {
    permit.recordFailure(error)
    if (isUncharged(error)) spend(-maxCostMicroUsd)
    throw error
  }
}
