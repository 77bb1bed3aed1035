import { crc32, deflateSync } from 'node:zlib'
import type { Upload } from './image-fixtures'

const toUpload = (name: string, buffer: Buffer): Upload => ({
  name,
  mimeType: 'application/octet-stream',
  buffer,
})

function createChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const lengthAndChecksum = Buffer.alloc(8)
  lengthAndChecksum.writeUInt32BE(data.length, 0)
  lengthAndChecksum.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([lengthAndChecksum.subarray(0, 4), body, lengthAndChecksum.subarray(4)])
}

/** A black PNG of one bit a pixel, so that a small file says that it is large. */
export function createHugePng(name: string, side: number): Upload {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0])
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  const pixels = deflateSync(Buffer.alloc(side * (side / 8 + 1)))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const chunks = [createChunk('IHDR', header), createChunk('IDAT', pixels), createChunk('IEND', Buffer.alloc(0))]
  return toUpload(name, Buffer.concat([signature, ...chunks]))
}

const frame = Buffer.from([...[0x21, 0xf9, 4, 0, 10, 0, 0, 0], ...[0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]])
const twoColorPalette = [0, 0, 0, 255, 255, 255]

/** A GIF of one pixel in so many pictures. */
export function createLongGif(name: string, frameCount: number): Upload {
  const start = Buffer.from([...Buffer.from('GIF89a'), 1, 0, 1, 0, 0x80, 0, 0, ...twoColorPalette])
  return toUpload(name, Buffer.concat([start, ...Array<Buffer>(frameCount).fill(frame), Buffer.from(';')]))
}

/** A GIF that is also a script: its width is the beginning of a comment, which ends behind the picture. */
export function createScriptGif(name: string): Upload {
  const start = Buffer.from([...Buffer.from('GIF89a/*'), 1, 0, 0x80, 0, 0, ...twoColorPalette])
  return toUpload(name, Buffer.concat([start, frame, Buffer.from(';*/=1;alert(1)')]))
}
