import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ALL_FORMATS, FilePathSource, Input } from 'mediabunny'
import { expect, test } from 'vitest'
import { ensureMediaFixtures } from './media-fixtures'

async function readMediaInfo(name: string) {
  using input = new Input({ formats: ALL_FORMATS, source: new FilePathSource(join(await ensureMediaFixtures(), name)) })
  const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()]
  return {
    format: (await input.getFormat()).name,
    seconds: Math.round(await input.computeDuration()),
    video: video && `${await video.getCodec()} ${await video.getCodedWidth()}×${await video.getCodedHeight()}`,
    audio: audio && (await audio.getCodec()),
  }
}

test.each([
  ['540.mp4', { format: 'MP4', seconds: 20, video: 'avc 576×1024', audio: 'aac' }],
  ['720.mp4', { format: 'MP4', seconds: 20, video: 'avc 720×1280', audio: 'aac' }],
  ['moov-at-end.mp4', { format: 'MP4', seconds: 20, video: 'avc 576×1024', audio: 'aac' }],
  ['2-seconds.mp4', { format: 'MP4', seconds: 2, video: 'avc 160×288', audio: 'aac' }],
  ['no-audio.mp4', { format: 'MP4', seconds: 2, video: 'avc 160×288', audio: null }],
  ['sound.m4a', { format: 'MP4', seconds: 20, video: null, audio: 'aac' }],
  ['sound.mp3', { format: 'MP3', seconds: 20, video: null, audio: 'mp3' }],
])('%s matches its name', async (name, facts) => {
  expect(await readMediaInfo(name)).toEqual(facts)
})

test.each([
  ['540.mp4', 'moov before mdat'],
  ['moov-at-end.mp4', 'mdat before moov'],
])('%s has its %s', async (name, order) => {
  const bytes = await readFile(join(await ensureMediaFixtures(), name))
  expect(bytes.indexOf('moov') < bytes.indexOf('mdat') ? 'moov before mdat' : 'mdat before moov').toBe(order)
})

test.each([
  ['cover.jpg', 'ffd8ff'],
  ['dynamic.webp', '52494646'],
  ['picture.png', '89504e47'],
])('%s begins with the signature of its type', async (name, start) => {
  expect((await readFile(join(await ensureMediaFixtures(), name))).toString('hex').startsWith(start)).toBe(true)
})
