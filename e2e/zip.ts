/** Names and sizes in a ZIP's central directory (APPNOTE 4.3.12). */
export function entriesOf(zip: Buffer): [name: string, size: number][] {
  const entries: [string, number][] = []
  let at = zip.indexOf(Buffer.from('PK\u0001\u0002'))
  while (at >= 0 && zip.readUInt32LE(at) === 0x02014b50) {
    const nameLength = zip.readUInt16LE(at + 28)
    entries.push([zip.toString('utf8', at + 46, at + 46 + nameLength), zip.readUInt32LE(at + 24)])
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return entries
}
