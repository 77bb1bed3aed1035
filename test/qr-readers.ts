import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { scanRGBABuffer } from '@undecaf/zbar-wasm'
import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  QRCodeReader,
  RGBLuminanceSource,
} from '@zxing/library'
import jsQR from 'jsqr'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import type { Pixels } from '@/lib/core/geometry/sizes'

const wasmPath = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasmPath)).buffer } })

const hints = new Map<DecodeHintType, unknown>([
  [DecodeHintType.TRY_HARDER, true],
  [DecodeHintType.POSSIBLE_FORMATS, [BarcodeFormat.QR_CODE]],
])

function readWithZxingJs({ width, height, data }: Pixels): string | null {
  const luminances = Uint8ClampedArray.from({ length: width * height }, (_, index) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(index * 4, index * 4 + 3)
    return (red + 2 * green + blue) / 4
  })
  try {
    const source = new RGBLuminanceSource(luminances, width, height)
    return new QRCodeReader().decode(new BinaryBitmap(new HybridBinarizer(source)), hints).getText()
  } catch {
    return null
  }
}

/** Independent readers: two ports of ZXing, which Android's scanners derive from, ZBar and jsQR. */
export const qrReaders: Readonly<Record<string, (pixels: Pixels) => Promise<string | null>>> = {
  'zxing-js': async (pixels) => readWithZxingJs(pixels),
  'zxing-wasm': async ({ width, height, data }) => {
    const image = { width, height, data: new Uint8ClampedArray(data), colorSpace: 'srgb' } as ImageData
    const [result] = await readBarcodes(image, { formats: ['QRCode'] })
    return result?.text ?? null
  },
  jsqr: async ({ width, height, data }) => jsQR(new Uint8ClampedArray(data), width, height)?.data ?? null,
  zbar: async ({ width, height, data }) => {
    const [symbol] = await scanRGBABuffer(new Uint8Array(data).buffer, width, height)
    return symbol?.decode() ?? null
  },
}
