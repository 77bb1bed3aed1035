/** The names of a ZIP's files in their order, from its central directory (APPNOTE 4.3.12). */
export function namesInZip(zip: Buffer): string[] {
  const names: string[] = []
  const signature = Buffer.from([0x50, 0x4b, 0x01, 0x02])
  for (let at = zip.indexOf(signature); at >= 0; at = zip.indexOf(signature, at + 46)) {
    names.push(zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28)))
  }
  return names
}
