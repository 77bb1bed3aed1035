/**
 * Writes all generated media files into the folder named by the first argument. This is a separate program, because the
 * encoders' workers prevent a process from ending.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { registerAacEncoder } from '@mediabunny/aac-encoder'
import { registerMp3Encoder } from '@mediabunny/mp3-encoder'
import { encodeFilm, encodeMp3, encodeMp4 } from './encode-media.ts'
import { createBands, encodeImage } from './image.ts'
import { createTones } from './tones.ts'

registerAacEncoder()
registerMp3Encoder()

const folder = process.argv[2]
if (!folder) throw new Error('Name the folder to write to.')
const writeMedia = (name: string, bytes: Uint8Array) => writeFileSync(join(folder, name), bytes)

const sound = { samples: createTones(20) }
const defaultFilm = await encodeFilm({ width: 576, height: 1024, frameRate: 1, seconds: 20 })
writeMedia('540.mp4', await encodeMp4({ film: defaultFilm, sound }))
writeMedia('moov-at-end.mp4', await encodeMp4({ film: defaultFilm, sound, moov: 'end' }))
writeMedia(
  '720.mp4',
  await encodeMp4({ film: await encodeFilm({ width: 720, height: 1280, frameRate: 1, seconds: 20 }), sound }),
)
writeMedia('sound.m4a', await encodeMp4({ sound }))
writeMedia('sound.mp3', await encodeMp3({ ...sound, bitrate: 128_000 }))

for (const seconds of [2, 3, 5, 7]) {
  const smallFilm = await encodeFilm({ width: 160, height: 288, frameRate: 10, seconds })
  writeMedia(`${seconds}-seconds.mp4`, await encodeMp4({ film: smallFilm, sound: { samples: createTones(seconds) } }))
  if (seconds === 2) writeMedia('no-audio.mp4', await encodeMp4({ film: smallFilm }))
}
writeMedia(
  'voice.mp3',
  await encodeMp3({ samples: createTones(60, 24_000), samplesPerSecond: 24_000, bitrate: 64_000 }),
)

writeMedia('cover.jpg', await encodeImage(createBands(576, 1024, 1), 'jpeg'))
writeMedia('origin.jpg', await encodeImage(createBands(576, 1024, 2), 'jpeg'))
writeMedia('dynamic.webp', await encodeImage(createBands(288, 512, 3), 'webp'))
writeMedia('avatar.jpg', await encodeImage(createBands(100, 100, 4), 'jpeg'))
writeMedia('picture.png', await encodeImage(createBands(64, 64, 5), 'png'))
for (const number of [1, 2, 3])
  writeMedia(`photo-${number}.jpg`, await encodeImage(createBands(1080, 1440, number), 'jpeg'))
process.exit(0)
