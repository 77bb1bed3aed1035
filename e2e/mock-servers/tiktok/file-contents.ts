import { createReadStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { MockState } from './call.ts'
import { getFileSize, parseMegabytes } from './media-url.ts'

export type FileContents = { size: number; read(start: number, end: number): Readable }

/** The filler of a large video: the byte at a position is the position modulo this value. */
export const FILLER_PERIOD = 251
const fillerPattern = Buffer.from(Array.from({ length: FILLER_PERIOD * 263 }, (_, i) => i % FILLER_PERIOD))
const CHUNK_BYTES = 65_536

/** A file under `/media/`: a generated file, or a real video padded to the requested size. */
export function getFileContents(state: MockState, name: string): FileContents {
  const size = getFileSize(state, name)
  if (parseMegabytes(name) !== null) return createBigFilm(state, size)
  return {
    size,
    read: (start, end) => createReadStream(join(state.mediaFolder, name), { start, end: end - 1 }),
  }
}

/** The padding is a `free` box, so the file is a valid MP4 of any size. */
function createBigFilm(state: MockState, size: number): FileContents {
  const film = readFileSync(join(state.mediaFolder, '540.mp4'))
  const freeBoxHeader = Buffer.alloc(8)
  freeBoxHeader.writeUInt32BE(size - film.length)
  freeBoxHeader.write('free', 4, 'latin1')
  const head = Buffer.concat([film, freeBoxHeader])
  return {
    size,
    read: (start, end) => Readable.from(generateChunks(head, start, end), { objectMode: false }),
  }
}

function* generateChunks(head: Buffer, start: number, end: number): Generator<Buffer> {
  let offset = start
  if (offset < head.length) {
    yield head.subarray(offset, Math.min(end, head.length))
    offset = head.length
  }
  while (offset < end) {
    const length = Math.min(CHUNK_BYTES, end - offset)
    yield fillerPattern.subarray(offset % FILLER_PERIOD, (offset % FILLER_PERIOD) + length)
    offset += length
  }
}
