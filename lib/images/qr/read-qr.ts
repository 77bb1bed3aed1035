import decodeQR from 'qr/decode.js'

type Pixels = Pick<ImageData, 'width' | 'height' | 'data'>

/** What a reader makes of a picture: the text of the code on it, or null where it finds none. See-through parts count as white. */
export function readQr({ width, height, data }: Pixels): string | null {
  const opaque = new Uint8Array(data.length)
  for (let at = 0; at < data.length; at += 4) {
    const share = (data[at + 3] ?? 255) / 255
    for (let channel = 0; channel < 3; channel += 1)
      opaque[at + channel] = (data[at + channel] ?? 0) * share + 255 * (1 - share)
    opaque[at + 3] = 255
  }
  try {
    return decodeQR({ width, height, data: opaque })
  } catch {
    return null
  }
}
