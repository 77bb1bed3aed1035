import decodeQR from 'qr/decode.js'

type Pixels = Pick<ImageData, 'width' | 'height' | 'data'>

/** Returns the text of the code in an image, or null if none is found. Transparent parts count as white. */
export function readQr({ width, height, data }: Pixels): string | null {
  const opaqueData = new Uint8Array(data.length)
  for (let offset = 0; offset < data.length; offset += 4) {
    const alpha = (data[offset + 3] ?? 255) / 255
    for (let channel = 0; channel < 3; channel += 1)
      opaqueData[offset + channel] = (data[offset + channel] ?? 0) * alpha + 255 * (1 - alpha)
    opaqueData[offset + 3] = 255
  }
  try {
    return decodeQR({ width, height, data: opaqueData })
  } catch {
    return null
  }
}
