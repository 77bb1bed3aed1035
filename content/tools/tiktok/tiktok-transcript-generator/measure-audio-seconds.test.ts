import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  MkvOutputFormat,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  type OutputFormat,
  WebMOutputFormat,
} from 'mediabunny'
import { expect, test } from 'vitest'
import { ensureMediaFixtures } from '@/e2e/mock-servers/media-fixtures'
import { measureAudioSeconds } from './measure-audio-seconds'

const MAX_SECONDS = 600
const mediaFolder = await ensureMediaFixtures()

type AudioOptions = {
  codec: 'opus' | 'mp3' | 'aac' | 'vorbis'
  packet: readonly number[]
  count: number
  packetSeconds: number
}

/** A sound of so many equal packets, of which the container says that they are `packetSeconds` seconds apart. */
async function createAudio(
  format: OutputFormat,
  { codec, packet, count, packetSeconds }: AudioOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const target = new BufferTarget()
  const output = new Output({ format, target })
  const source = new EncodedAudioPacketSource(codec)
  output.addAudioTrack(source)
  await output.start()
  const data = Uint8Array.from({ length: 64 }, (_, index) => packet[index] ?? 0)
  const decoderConfig = {
    codec: { opus: 'opus', mp3: 'mp3', aac: 'mp4a.40.2', vorbis: 'vorbis' }[codec],
    sampleRate: 48_000,
    numberOfChannels: 1,
    // 16 kHz, one channel.
    ...(codec === 'aac' && { description: Uint8Array.of(0x14, 0x08) }),
    ...(codec === 'opus' && { description: opusHeader }),
    ...(codec === 'vorbis' && { description: vorbisHeaders }),
  }
  for (let index = 0; index < count; index += 1) {
    await source.add(new EncodedPacket(data, 'key', index * packetSeconds, packetSeconds), { decoderConfig })
  }
  await output.finalize()
  return new Uint8Array(target.buffer ?? new ArrayBuffer())
}

/** Version 1, one channel, no samples to skip, 48 kHz. */
const opusHeader = Uint8Array.from([...Buffer.from('OpusHead'), 1, 1, 0, 0, 0x80, 0xbb, 0, 0, 0, 0, 0])
const vorbisHeaders = Uint8Array.of(2, 30, 1, ...new Array(30).fill(0), 0, ...new Array(20).fill(0))
/** A packet of 60 ms in SILK. */
const opus = { codec: 'opus', packet: [3 << 3] } as const
/** A frame of MPEG 2 at 16 kHz: 36 ms. */
const mp3 = { codec: 'mp3', packet: [0xff, 0xf3, 0x18, 0xc4] } as const
/** 1,024 samples at 16 kHz: 64 ms. */
const aac = { codec: 'aac', packet: [] } as const

// Row A3
test('a sound of 3,000 seconds in 3.2 MB is too long, though its container says that it lasts none', async () => {
  const mislabeledAudio = await createAudio(new WebMOutputFormat(), {
    ...opus,
    count: 50_000,
    packetSeconds: 0,
  })
  expect(mislabeledAudio.byteLength).toBeGreaterThan(3_200_000)
  expect(await measureAudioSeconds(mislabeledAudio, MAX_SECONDS)).toBeGreaterThan(MAX_SECONDS)
  expect(await measureAudioSeconds(mislabeledAudio, 4_000)).toBeCloseTo(3_000)
})

// Row A3
test.each([
  ['WebM', new WebMOutputFormat(), opus, 60],
  ['Ogg', new OggOutputFormat(), opus, 60],
  ['MP4', new Mp4OutputFormat(), aac, 64],
  ['MP3 in Matroska', new MkvOutputFormat(), mp3, 36],
])('%s with a wrong clock is as long as its packets, and as its clock where that says more', async (...row) => {
  const [, format, packets, eachMs] = row
  const fastClockAudio = await createAudio(format, { ...packets, count: 1_000, packetSeconds: 0.001 })
  expect(await measureAudioSeconds(fastClockAudio, MAX_SECONDS)).toBeCloseTo(eachMs, 0)
  const slowClockAudio = await createAudio(format, { ...packets, count: 1_000, packetSeconds: 0.2 })
  expect(await measureAudioSeconds(slowClockAudio, MAX_SECONDS)).toBeGreaterThan(
    format instanceof OggOutputFormat ? 59 : 199,
  )
})

test.each([
  ['two frames', [(3 << 3) | 1], 120],
  ['twenty frames of 2.5 ms', [(16 << 3) | 3, 20], 50],
  ['a frame of 20 ms', [(31 << 3) | 0], 20],
  ['a hybrid frame of 10 ms', [12 << 3], 10],
])('an Opus packet with %s is counted so', async (_, packet, eachMs) => {
  const made = await createAudio(new WebMOutputFormat(), {
    codec: 'opus',
    packet,
    count: 1_000,
    packetSeconds: 0.001,
  })
  expect(await measureAudioSeconds(made, MAX_SECONDS)).toBeCloseTo(eachMs, 0)
})

test('a codec whose packets do not show their length counts as the longest there may be', async () => {
  const made = await createAudio(new WebMOutputFormat(), {
    codec: 'vorbis',
    packet: [],
    count: 100,
    packetSeconds: 0.02,
  })
  expect(await measureAudioSeconds(made, MAX_SECONDS)).toBe(MAX_SECONDS)
})

test('a file that is mostly no sound is refused, whatever a decoder may find in the rest', async () => {
  const shortAudio = await createAudio(new WebMOutputFormat(), { ...opus, count: 100, packetSeconds: 0.06 })
  const padded = new Uint8Array(shortAudio.length * 4)
  padded.set(shortAudio)
  await expect(measureAudioSeconds(padded, MAX_SECONDS)).rejects.toMatchObject({ code: 'sound_unreadable' })
})

test.each([
  ['sound.m4a', 20],
  ['sound.mp3', 20],
  ['voice.mp3', 60],
])('%s is as long as it was made', async (name, seconds) => {
  const measuredSeconds = await measureAudioSeconds(new Uint8Array(readFileSync(join(mediaFolder, name))), MAX_SECONDS)
  expect(Math.abs(measuredSeconds - seconds)).toBeLessThan(0.2)
})

test.each([
  ['text', Buffer.from('hello, I am no sound at all'), 'sound_unreadable'],
  ['a silent film', readFileSync(join(mediaFolder, 'no-audio.mp4')), 'sound_missing'],
])('%s is refused', async (_, bytes, code) => {
  await expect(measureAudioSeconds(new Uint8Array(bytes), MAX_SECONDS)).rejects.toMatchObject({ code })
})
