/** Writes five minutes of tones as M4A to a file. A program of its own, because the encoder keeps a process alive. */
import { writeFileSync } from 'node:fs'
import { registerAacEncoder } from '@mediabunny/aac-encoder'
import { encodeMp4 } from '../../../e2e/mock-servers/media-fixtures/container.ts'
import { createTones } from '../../../e2e/mock-servers/media-fixtures/tones.ts'

const file = process.argv[2]
if (!file) throw new Error('Name the file to write.')
registerAacEncoder()
writeFileSync(file, await encodeMp4({ sound: { samples: createTones(300) } }))
process.exit(0)
