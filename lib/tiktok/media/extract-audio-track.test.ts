import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BufferSource, EncodedPacketSink, Input, MP4 } from 'mediabunny'
import { expect, test } from 'vitest'
import { ensureMediaFixtures } from '@/e2e/mock-servers/media-fixtures'
import { createFileHandler, startUpstream, type UpstreamHandler } from '@/test/local-server'
import { type AudioRequest, extractAudioTrack } from './extract-audio-track'

const folder = await ensureMediaFixtures()
const readFixture = (name: string) => readFileSync(join(folder, name))
const access = { referer: 'https://www.tiktok.com/', userAgent: 'Test/1', cookie: null }
const neverAborted = new AbortController().signal

async function extractAudio(
  handler: UpstreamHandler,
  { maxBytes = 1_000_000, signal = neverAborted, onBytes }: Partial<AudioRequest> = {},
) {
  const { origin, tiktok } = await startUpstream(handler)
  const source = { url: `${origin}/a.mp4`, access }
  return extractAudioTrack(source, { settings: { tiktok }, signal, maxBytes, ...(onBytes && { onBytes }) })
}

async function readAudioTrack(bytes: Uint8Array) {
  const input = new Input({ source: new BufferSource(bytes), formats: [MP4] })
  const track = await input.getPrimaryAudioTrack()
  if (!track) throw new Error('There is no sound in it.')
  const packets = await Array.fromAsync(new EncodedPacketSink(track).packets())
  return {
    codec: await track.getCodec(),
    rate: await track.getSampleRate(),
    pictures: (await input.getVideoTracks()).length,
    packets: packets.map((packet) => Buffer.from(packet.data).toString('base64')),
    times: packets.map((packet) => packet.timestamp),
  }
}

test.each(['540.mp4', 'moov-at-end.mp4'])(
  'extracts the audio of %s packet by packet, with its timestamps and without the video',
  async (name) => {
    const film = await readAudioTrack(readFixture(name))
    expect(film).toMatchObject({ codec: 'aac', pictures: 1 })
    expect(film.packets.length).toBeGreaterThan(80)
    const audio = await extractAudio(createFileHandler(readFixture(name)))
    expect(await readAudioTrack(audio)).toEqual({ ...film, pictures: 0 })
  },
)

test('reports progress, and places the index before the audio for playback while loading', async () => {
  const film = readFixture('moov-at-end.mp4')
  const progressCalls: [number, number][] = []
  const audio = await extractAudio(createFileHandler(film), { onBytes: (...bytes) => void progressCalls.push(bytes) })
  expect(progressCalls.at(-1)).toEqual([film.length, film.length])
  const m4a = Buffer.from(audio)
  expect(m4a.indexOf('moov')).toBeGreaterThan(0)
  expect(m4a.indexOf('moov')).toBeLessThan(m4a.indexOf('mdat'))
})

test('audio over the limit is unavailable', async () => {
  const film = createFileHandler(readFixture('540.mp4'))
  await expect(extractAudio(film, { maxBytes: 50_000 })).rejects.toMatchObject({ code: 'unavailable' })
})

test.each([
  ['without sound', readFixture('no-audio.mp4'), 'no_audio'],
  ['that is an HTML page', Buffer.from('<!doctype html>'.repeat(100)), 'unavailable'],
])('refuses a file %s', async (_, bytes, code) => {
  await expect(extractAudio(createFileHandler(bytes))).rejects.toMatchObject({ code })
})

test.each([
  ['answers with the whole file to a range', (_, response) => response.writeHead(200).end('film')],
  ['closes the connection', (request) => request.socket.destroy()],
  ['has an unknown size', (_, response) => response.writeHead(206, { 'Content-Range': 'bytes 0-0/*' }).end('x')],
] as [string, UpstreamHandler][])('a server that %s is unavailable', async (_, handler) => {
  await expect(extractAudio(handler)).rejects.toMatchObject({ code: 'unavailable' })
})

test('a server that closes the connection in the middle is unavailable', async () => {
  const film = createFileHandler(readFixture('540.mp4'))
  let requestCount = 0
  const interruptedHandler: UpstreamHandler = (request, response) => {
    requestCount += 1
    if (requestCount === 1) return film(request, response)
    response.writeHead(206, { 'Content-Length': 50_000 })
    response.write('half', () => response.destroy())
  }
  await expect(extractAudio(interruptedHandler)).rejects.toMatchObject({ code: 'unavailable' })
})

test('stops when its signal aborts', async () => {
  const controller = new AbortController()
  const film = createFileHandler(readFixture('540.mp4'))
  const onBytes = () => controller.abort(new Error('stopped'))
  await expect(extractAudio(film, { signal: controller.signal, onBytes })).rejects.toThrow('stopped')
})
