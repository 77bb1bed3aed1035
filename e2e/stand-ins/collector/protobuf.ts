/** The fields of a protobuf message by number: whole numbers as they are, everything else as bytes (protobuf.dev/programming-guides/encoding). */
export function parseFields(message: Buffer): Map<number, (number | Buffer)[]> {
  const fields = new Map<number, (number | Buffer)[]>()
  let at = 0

  function varint(): number {
    let value = 0
    for (let factor = 1; ; factor *= 128) {
      const byte = message.readUInt8(at)
      at += 1
      value += (byte % 128) * factor
      if (byte < 128) return value
    }
  }

  function bytes(length: number): Buffer {
    at += length
    return message.subarray(at - length, at)
  }

  while (at < message.length) {
    const tag = varint()
    const kind = tag % 8
    const value = kind === 0 ? varint() : bytes(kind === 1 ? 8 : kind === 5 ? 4 : varint())
    fields.set(Math.floor(tag / 8), [...(fields.get(Math.floor(tag / 8)) ?? []), value])
  }
  return fields
}
