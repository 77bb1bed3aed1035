/**
 * Writes every made file into the folder named by the first argument. A program of its own, because the encoders'
 * workers would keep the process that uses them alive.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { registerAacEncoder } from '@mediabunny/aac-encoder'
import { registerMp3Encoder } from '@mediabunny/mp3-encoder'
import { mp3, mp4 } from './container.ts'
import { film } from './film.ts'
import { bands, picture } from './picture.ts'
import { tones } from './tones.ts'

registerAacEncoder()
registerMp3Encoder()

const folder = process.argv[2]
if (!folder) throw new Error('Name the folder to write to.')
const save = (name: string, bytes: Uint8Array) => writeFileSync(join(folder, name), bytes)

const sound = { samples: tones(20) }
const usual = await film({ width: 576, height: 1024, frameRate: 1, seconds: 20 })
save('540.mp4', await mp4({ film: usual, sound }))
save('moov-at-end.mp4', await mp4({ film: usual, sound, moov: 'end' }))
save(
  '720.mp4',
  await mp4({ film: await film({ width: 720, height: 1280, frameRate: 1, seconds: 20 }), sound }),
)
save('sound.m4a', await mp4({ sound }))
save('sound.mp3', await mp3({ ...sound, bitrate: 128_000 }))

for (const seconds of [2, 3, 5, 7]) {
  const small = await film({ width: 160, height: 288, frameRate: 10, seconds })
  save(`${seconds}-seconds.mp4`, await mp4({ film: small, sound: { samples: tones(seconds) } }))
  if (seconds === 2) save('no-audio.mp4', await mp4({ film: small }))
}
save('voice.mp3', await mp3({ samples: tones(60, 24_000), rate: 24_000, bitrate: 64_000 }))

save('cover.jpg', await picture(bands(576, 1024, 1), 'jpeg'))
save('origin.jpg', await picture(bands(576, 1024, 2), 'jpeg'))
save('dynamic.webp', await picture(bands(288, 512, 3), 'webp'))
save('avatar.jpg', await picture(bands(100, 100, 4), 'jpeg'))
save('picture.png', await picture(bands(64, 64, 5), 'png'))
for (const number of [1, 2, 3]) save(`photo-${number}.jpg`, await picture(bands(1080, 1440, number), 'jpeg'))
process.exit(0)
