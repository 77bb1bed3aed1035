import { crc32, deflateSync } from 'node:zlib'

export type Pixels = { width: number; height: number; channels: 3 | 4; data: Uint8Array }

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A PNG; `extra` chunks stand between its header and its pixels. */
export function encodePng(
  { width, height, channels, data }: Pixels,
  extra: Record<string, Uint8Array> = {},
): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, channels === 4 ? 6 : 2], 8)
  const line = width * channels
  const raw = Buffer.alloc((line + 1) * height)
  for (let row = 0; row < height; row += 1) {
    raw.set(data.subarray(row * line, (row + 1) * line), row * (line + 1) + 1)
  }
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...Object.entries(extra).map(([name, content]) => chunk(name, content)),
    chunk('IDAT', deflateSync(raw, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, content: Uint8Array): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
