/** An empty C2PA manifest store with the box structure of a real store. */
const manifestStore = createBox(
  'jumb',
  createBox(
    'jumd',
    Buffer.concat([
      Buffer.from('6332706100110010800000aa00389b71', 'hex'),
      Buffer.from([3]),
      Buffer.from('c2pa\0', 'latin1'),
    ]),
  ),
)

/** A PNG stores content credentials in a `caBX` chunk. */
export const pngCredentials: Record<string, Uint8Array> = { caBX: manifestStore }

/** A JPEG stores content credentials in APP11 segments. */
export function addJpegCredentials(jpeg: Buffer): Buffer {
  const segment = Buffer.alloc(12)
  segment.writeUInt16BE(0xffeb, 0)
  segment.writeUInt16BE(10 + manifestStore.length, 2)
  segment.write('JP', 4, 'latin1')
  segment.writeUInt16BE(1, 6)
  segment.writeUInt32BE(1, 8)
  return Buffer.concat([jpeg.subarray(0, 2), segment, manifestStore, jpeg.subarray(2)])
}

function createBox(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}
