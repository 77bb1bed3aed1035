export type ZippedFile = { name: string; bytes: Buffer }

/** Reads the files of an uncompressed ZIP from its central directory (APPNOTE 4.3.12). */
export function readZip(zip: Buffer): ZippedFile[] {
  const files: ZippedFile[] = []
  let entryOffset = zip.indexOf(Buffer.from('PK\u0001\u0002'))
  while (entryOffset >= 0 && zip.readUInt32LE(entryOffset) === 0x02014b50) {
    const nameLength = zip.readUInt16LE(entryOffset + 28)
    const headerOffset = zip.readUInt32LE(entryOffset + 42)
    const dataOffset = headerOffset + 30 + zip.readUInt16LE(headerOffset + 26) + zip.readUInt16LE(headerOffset + 28)
    const name = zip.toString('utf8', entryOffset + 46, entryOffset + 46 + nameLength)
    files.push({ name, bytes: zip.subarray(dataOffset, dataOffset + zip.readUInt32LE(entryOffset + 24)) })
    entryOffset += 46 + nameLength + zip.readUInt16LE(entryOffset + 30) + zip.readUInt16LE(entryOffset + 32)
  }
  return files
}

export const listZipEntries = (zip: Buffer): [name: string, size: number][] =>
  readZip(zip).map(({ name, bytes }) => [name, bytes.length])
