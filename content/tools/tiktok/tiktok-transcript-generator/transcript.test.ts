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
import { measureAudioSeconds } from './transcribe-audio'
import { parseAudioType } from './transcribe-file'
import { parseTranscriptPart } from './transcript-part'
import { getLanguageName, getLanguageTag } from './transcript-text'

const MAX_SECONDS = 600
const mediaFolder = await ensureMediaFixtures()

type AudioOptions = {
  codec: 'opus' | 'mp3' | 'aac' | 'vorbis'
  packet: readonly number[]
  count: number
  packetSeconds: number
}

/** Creates audio of `count` equal packets, `packetSeconds` apart by the container's timestamps. */
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
    // 16 kHz, mono.
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

/** Version 1, mono, no samples to skip, 48 kHz. */
const opusHeader = Uint8Array.from([...Buffer.from('OpusHead'), 1, 1, 0, 0, 0x80, 0xbb, 0, 0, 0, 0, 0])
const vorbisHeaders = Uint8Array.of(2, 30, 1, ...new Array(30).fill(0), 0, ...new Array(20).fill(0))
/** A 60 ms SILK packet. */
const opus = { codec: 'opus', packet: [3 << 3] } as const
/** An MPEG-2 frame at 16 kHz: 36 ms. */
const mp3 = { codec: 'mp3', packet: [0xff, 0xf3, 0x18, 0xc4] } as const
/** 1,024 samples at 16 kHz: 64 ms. */
const aac = { codec: 'aac', packet: [] } as const

test('audio of 660 seconds is too long although its container states no duration', async () => {
  const audio = await createAudio(new WebMOutputFormat(), { ...opus, count: 11_000, packetSeconds: 0 })
  expect(await measureAudioSeconds(audio, MAX_SECONDS)).toBeGreaterThan(MAX_SECONDS)
  expect(await measureAudioSeconds(audio, 4_000)).toBeCloseTo(660)
})

test.each([
  ['WebM', new WebMOutputFormat(), opus, 60],
  ['Ogg', new OggOutputFormat(), opus, 60],
  ['MP4', new Mp4OutputFormat(), aac, 64],
  ['MP3 in Matroska', new MkvOutputFormat(), mp3, 36],
])('measures %s with a wrong clock by its packets, or by its clock if that is longer', async (...row) => {
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
])('counts an Opus packet with %s', async (_, packet, eachMs) => {
  const audio = await createAudio(new WebMOutputFormat(), { codec: 'opus', packet, count: 1_000, packetSeconds: 0.001 })
  expect(await measureAudioSeconds(audio, MAX_SECONDS)).toBeCloseTo(eachMs, 0)
})

test('assumes the maximum for a codec whose packets do not contain their length', async () => {
  const vorbis = { codec: 'vorbis', packet: [], count: 100, packetSeconds: 0.02 } as const
  const audio = await createAudio(new WebMOutputFormat(), vorbis)
  expect(await measureAudioSeconds(audio, MAX_SECONDS)).toBe(MAX_SECONDS)
})

test('refuses a file that is mostly not audio, even if a decoder finds audio in the rest', async () => {
  const shortAudio = await createAudio(new WebMOutputFormat(), { ...opus, count: 100, packetSeconds: 0.06 })
  const padded = new Uint8Array(shortAudio.length * 4)
  padded.set(shortAudio)
  await expect(measureAudioSeconds(padded, MAX_SECONDS)).rejects.toMatchObject({ code: 'sound_unreadable' })
})

test.each([
  ['sound.m4a', 20],
  ['voice.mp3', 60],
])('measures the real length of %s', async (name, seconds) => {
  const bytes = new Uint8Array(readFileSync(join(mediaFolder, name)))
  expect(Math.abs((await measureAudioSeconds(bytes, MAX_SECONDS)) - seconds)).toBeLessThan(0.2)
})

test.each([
  ['audio/mp4', { type: 'audio/mp4', name: 'speech.m4a' }],
  ['Audio/MPEG; charset=x', { type: 'audio/mpeg', name: 'speech.mp3' }],
])('accepts %s as an audio type', (type, expected) => {
  const request = new Request('http://a.example', { method: 'POST', headers: { 'content-type': type } })
  expect(parseAudioType(request)).toEqual(expected)
})

test.each([
  ['en', 'English', 'en'],
  ['en-US', 'English (United States)', 'en-US'],
  ['english', 'English', undefined],
  ['qqq', 'Qqq', 'qqq'],
  ['und', null, 'und'],
  [null, null, undefined],
  ['<b>', '<b>', undefined],
])('names %s as %s', (language, name, tag) => {
  expect(getLanguageName(language)).toBe(name)
  expect(getLanguageTag(language)).toBe(tag)
})

const video = { url: 'https://www.tiktok.com/@a/video/1', author: { handle: 'a', name: 'A' }, caption: 'Hi' }
const transcript = {
  videoId: '1',
  url: null,
  language: null,
  source: 'speech-recognition',
  segments: [{ start: 0, end: 1.5, text: 'Hello.' }],
  text: 'Hello.',
}

test('parses a post and its transcript', () => {
  expect(parseTranscriptPart({ video: { ...video, id: '1', durationSeconds: 20 } })).toEqual({ video })
  expect(parseTranscriptPart({ transcript })).toEqual({ transcript })
})

test.each<[string, unknown]>([
  ['nothing', null],
  ['words without a text', { transcript: { ...transcript, text: undefined } }],
  ['words of an unknown source', { transcript: { ...transcript, source: 'guessed' } }],
  ['a line without its end', { transcript: { ...transcript, segments: [{ start: 0, text: 'Hello.' }] } }],
  ['a post without its author', { video: { ...video, author: null } }],
  ['a link that would run as code', { video: { ...video, url: 'javascript:alert(1)' } }],
])('%s is not part of a transcript', (_, value) => {
  expect(parseTranscriptPart(value)).toBeNull()
})
