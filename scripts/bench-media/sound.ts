/** Writes five minutes of tones as M4A to standard output. A program of its own, because the encoder keeps a process alive. */
import { writeSync } from 'node:fs'
import { registerAacEncoder } from '@mediabunny/aac-encoder'
import { mp4 } from '../../e2e/stand-ins/made-media/container.ts'
import { tones } from '../../e2e/stand-ins/made-media/tones.ts'

registerAacEncoder()
const bytes = await mp4({ sound: { samples: tones(300) } })
for (let at = 0; at < bytes.length; ) at += writeSync(1, bytes, at)
process.exit(0)
