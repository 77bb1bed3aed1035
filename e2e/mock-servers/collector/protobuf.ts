/**
 * Returns the fields of a protobuf message by number: integers as numbers, all other values as bytes
 * (protobuf.dev/programming-guides/encoding).
 */
export function parseFields(message: Buffer): Map<number, (number | Buffer)[]> {
  const fields = new Map<number, (number | Buffer)[]>()
  let offset = 0

  function readVarint(): number {
    let value = 0
    for (let factor = 1; ; factor *= 128) {
      const byte = message.readUInt8(offset)
      offset += 1
      value += (byte % 128) * factor
      if (byte < 128) return value
    }
  }

  function readBytes(length: number): Buffer {
    offset += length
    return message.subarray(offset - length, offset)
  }

  while (offset < message.length) {
    const tag = readVarint()
    const wireType = tag % 8
    const value = wireType === 0 ? readVarint() : readBytes(wireType === 1 ? 8 : wireType === 5 ? 4 : readVarint())
    fields.set(Math.floor(tag / 8), [...(fields.get(Math.floor(tag / 8)) ?? []), value])
  }
  return fields
}
