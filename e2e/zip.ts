export type ZippedFile = { name: string; bytes: Buffer }

/** The files of a ZIP that stores them as they are, by its central directory (APPNOTE 4.3.12). */
export function readZip(zip: Buffer): ZippedFile[] {
  const files: ZippedFile[] = []
  let at = zip.indexOf(Buffer.from('PK\u0001\u0002'))
  while (at >= 0 && zip.readUInt32LE(at) === 0x02014b50) {
    const nameLength = zip.readUInt16LE(at + 28)
    const local = zip.readUInt32LE(at + 42)
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    files.push({ name, bytes: zip.subarray(from, from + zip.readUInt32LE(at + 24)) })
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return files
}

/** Names and sizes of the same. */
export const listZipEntries = (zip: Buffer): [name: string, size: number][] =>
  readZip(zip).map(({ name, bytes }) => [name, bytes.length])
