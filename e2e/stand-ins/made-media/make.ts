/**
 * Writes every made file into the folder named by the first argument. A program of its own, because the encoders'
 * workers would keep the process that uses them alive.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { registerAacEncoder } from '@mediabunny/aac-encoder'
import { registerMp3Encoder } from '@mediabunny/mp3-encoder'
import { encodeMp3, encodeMp4 } from './container.ts'
import { encodeFilm } from './film.ts'
import { createBands, encodeImage } from './picture.ts'
import { createTones } from './tones.ts'

registerAacEncoder()
registerMp3Encoder()

const folder = process.argv[2]
if (!folder) throw new Error('Name the folder to write to.')
const save = (name: string, bytes: Uint8Array) => writeFileSync(join(folder, name), bytes)

const sound = { samples: createTones(20) }
const usual = await encodeFilm({ width: 576, height: 1024, frameRate: 1, seconds: 20 })
save('540.mp4', await encodeMp4({ film: usual, sound }))
save('moov-at-end.mp4', await encodeMp4({ film: usual, sound, moov: 'end' }))
save(
  '720.mp4',
  await encodeMp4({ film: await encodeFilm({ width: 720, height: 1280, frameRate: 1, seconds: 20 }), sound }),
)
save('sound.m4a', await encodeMp4({ sound }))
save('sound.mp3', await encodeMp3({ ...sound, bitrate: 128_000 }))

for (const seconds of [2, 3, 5, 7]) {
  const small = await encodeFilm({ width: 160, height: 288, frameRate: 10, seconds })
  save(`${seconds}-seconds.mp4`, await encodeMp4({ film: small, sound: { samples: createTones(seconds) } }))
  if (seconds === 2) save('no-audio.mp4', await encodeMp4({ film: small }))
}
save('voice.mp3', await encodeMp3({ samples: createTones(60, 24_000), rate: 24_000, bitrate: 64_000 }))

save('cover.jpg', await encodeImage(createBands(576, 1024, 1), 'jpeg'))
save('origin.jpg', await encodeImage(createBands(576, 1024, 2), 'jpeg'))
save('dynamic.webp', await encodeImage(createBands(288, 512, 3), 'webp'))
save('avatar.jpg', await encodeImage(createBands(100, 100, 4), 'jpeg'))
save('picture.png', await encodeImage(createBands(64, 64, 5), 'png'))
for (const number of [1, 2, 3])
  save(`photo-${number}.jpg`, await encodeImage(createBands(1080, 1440, number), 'jpeg'))
process.exit(0)
