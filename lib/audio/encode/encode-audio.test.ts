import { openAsBlob } from 'node:fs'
import { join } from 'node:path'
import { registerMp3Encoder } from '@mediabunny/mp3-encoder'
import { ALL_FORMATS, AudioSample, BlobSource, Input } from 'mediabunny'
import { expect, test } from 'vitest'
import { ensureMediaFixtures } from '@/e2e/mock-servers/media-fixtures'
import { type AudioJobResult, getLameSettings } from './audio-job'
import { openAudio } from './convert-audio'
import { encodeBlocks, encodeSpeech, SPEECH_FORMAT } from './encode-audio'

const folder = await ensureMediaFixtures()
const openFixture = async (name: string) => openAudio(await openAsBlob(join(folder, name)))

async function encodeFixture(name: string, limits: { maxBytes?: number; maxSeconds?: number } = {}) {
  const sound = await openFixture(name)
  const job = { task: 'speech', source: sound.file, maxBytes: 25e6, maxSeconds: 600, ...limits } as const
  return encodeSpeech(sound, job, () => {})
}

async function readEncoded(outcome: AudioJobResult) {
  if (!('encodedAudio' in outcome)) throw new Error('nothing was made')
  const { blob, type, seconds } = outcome.encodedAudio
  const input = new Input({ formats: ALL_FORMATS, source: new BlobSource(blob) })
  const track = await input.getPrimaryAudioTrack()
  return { type, seconds, codec: track?.codec, videos: (await input.getVideoTracks()).length }
}

test.each(['540.mp4', 'moov-at-end.mp4'])('copies the AAC of %s from the video', async (name) => {
  const encoding = await readEncoded(await encodeFixture(name))
  expect(encoding).toMatchObject({ type: 'audio/mp4', codec: 'aac', videos: 0 })
  expect(encoding.seconds).toBeCloseTo(20, 0)
})

test('leaves an MP3 that fits as an MP3', async () => {
  expect(await readEncoded(await encodeFixture('sound.mp3'))).toMatchObject({
    type: 'audio/mpeg',
    codec: 'mp3',
    videos: 0,
  })
})

test('passes AAC that is too large to copy and cannot be decoded to the page, without the video track', async () => {
  const outcome = await encodeFixture('540.mp4', { maxBytes: 100_000 })
  if (!('undecodedAudio' in outcome)) throw new Error('it was decoded')
  const { track, seconds, sampleRate } = outcome.undecodedAudio
  expect(await (await openAudio(track)).input.getVideoTracks()).toEqual([])
  expect(seconds).toBeCloseTo(20, 0)
  expect(sampleRate).toBe(44_100)
})

test.each([
  ['540.mp4', { maxSeconds: 19 }],
  ['540.mp4', { maxBytes: 50_000 }],
  ['voice.mp3', { maxBytes: 200_000 }],
])('rejects %s as too long for %j', async (name, limits) => {
  await expect(encodeFixture(name, limits)).rejects.toMatchObject({ code: 'sound_too_long' })
})

test('encodes blocks of stereo one after the other as mono for speech recognition', async () => {
  registerMp3Encoder()
  const sound = { format: 'f32', sampleRate: 48_000, numberOfChannels: 2, data: new Float32Array(24_000) } as const
  const blocks = [0, 0.25, 0.5, 0.75].map((timestamp) => new AudioSample({ ...sound, timestamp }))
  const { track } = await openAudio(await encodeBlocks(blocks, { title: '', artist: '', ...SPEECH_FORMAT }))
  expect([await track.getSampleRate(), await track.getNumberOfChannels()]).toEqual([16_000, 1])
  expect(await track.computeDuration()).toBeCloseTo(1.1, 1)
})

test('a video without audio and a file that is neither audio nor video have separate errors', async () => {
  await expect(openFixture('no-audio.mp4')).rejects.toMatchObject({ code: 'sound_missing' })
  await expect(openFixture('cover.jpg')).rejects.toMatchObject({ code: 'sound_unreadable' })
})

test.each([
  [48_000, 320_000, { sampleRate: 48_000, bitrate: 320_000 }],
  [22_050, 192_000, { sampleRate: 22_050, bitrate: 160_000 }],
  [8_000, 128_000, { sampleRate: 8_000, bitrate: 64_000 }],
  [96_000, 128_000, { sampleRate: 48_000, bitrate: 128_000 }],
])('chooses the LAME settings for an MP3 of %i Hz at %i bit/s', (rate, bitrate, settings) => {
  expect(getLameSettings(rate, bitrate)).toEqual(settings)
})
