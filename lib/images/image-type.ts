import type { OutputType } from '@/lib/platforms/images/network-limits'

export type ImageType = 'png' | 'jpeg' | 'gif' | 'webp' | 'avif' | 'heic' | 'bmp' | 'tiff' | 'svg' | 'jxl' | 'ico'

export const SNIFF_BYTES = 64

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/** Null for an unknown type. Any XML file counts as SVG, because the root element may come after these bytes. */
export function sniffImageType(head: Uint8Array): ImageType | null {
  const text = Array.from(head.subarray(0, SNIFF_BYTES), (byte) => String.fromCharCode(byte)).join('')
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif'
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'webp'
  if (text.startsWith('ftyp', 4)) return sniffBrands(text)
  // BigTIFF has a plus sign.
  if (/^(?:II[*+]\0|MM\0[*+])/.test(text)) return 'tiff'
  if (text.startsWith('\xff\x0a') || text.startsWith('\0\0\0\x0cJXL \r\n\x87\n')) return 'jxl'
  if (text.startsWith('\0\0\x01\0')) return 'ico'
  if (text.startsWith('BM') && text.startsWith('\0\0\0\0', 6)) return 'bmp'
  return /^(\xef\xbb\xbf)?\s*<((!DOCTYPE )?([\w.-]{1,40}:)?svg[\s>[]|!--|\?xml )/.test(text) ? 'svg' : null
}

function sniffBrands(text: string): ImageType | null {
  const end = Math.min(text.charCodeAt(2) * 256 + text.charCodeAt(3), text.length)
  const brands = [8, 16, 20, 24, 28, 32, 36]
    .filter((offset) => offset < end)
    .map((offset) => text.slice(offset, offset + 4))
  if (brands.includes('avif') || brands.includes('avis')) return 'avif'
  return brands.some((brand) => heicBrands.includes(brand)) ? 'heic' : null
}

export function chooseOutputType(inputType: ImageType): OutputType {
  if (inputType === 'jpeg' || inputType === 'png' || inputType === 'webp' || inputType === 'avif') return inputType
  return inputType === 'gif' || inputType === 'ico' || inputType === 'bmp' || inputType === 'svg' ? 'png' : 'jpeg'
}
