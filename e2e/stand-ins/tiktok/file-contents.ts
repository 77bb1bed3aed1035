import { createReadStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { MockState } from './call.ts'
import { getFileSize, parseMegabytes } from './media-url.ts'

export type FileContents = { size: number; read(start: number, end: number): Readable }

/** The filling of a big film: the byte at a position is the rest of the position divided by this. */
export const fillingPeriod = 251
const pattern = Buffer.from(Array.from({ length: fillingPeriod * 263 }, (_, i) => i % fillingPeriod))
const piece = 65_536

/** A file under `/media/`: one that was made, or a real film with filling up to the asked size. */
export function getFileContents(world: MockState, name: string): FileContents {
  const size = getFileSize(world, name)
  if (parseMegabytes(name) !== null) return createBigFilm(world, size)
  return {
    size,
    read: (start, end) => createReadStream(join(world.mediaFolder, name), { start, end: end - 1 }),
  }
}

/** The filling is a `free` box, so the whole is a legal MP4 however big. */
function createBigFilm(world: MockState, size: number): FileContents {
  const film = readFileSync(join(world.mediaFolder, '540.mp4'))
  const box = Buffer.alloc(8)
  box.writeUInt32BE(size - film.length)
  box.write('free', 4, 'latin1')
  const head = Buffer.concat([film, box])
  return {
    size,
    read: (start, end) => Readable.from(generatePieces(head, start, end), { objectMode: false }),
  }
}

function* generatePieces(head: Buffer, start: number, end: number): Generator<Buffer> {
  let at = start
  if (at < head.length) {
    yield head.subarray(at, Math.min(end, head.length))
    at = head.length
  }
  while (at < end) {
    const length = Math.min(piece, end - at)
    yield pattern.subarray(at % fillingPeriod, (at % fillingPeriod) + length)
    at += length
  }
}
