import { containsText, indexOfText } from './byte-search'

/** How a picture names its gain map: Google's and Adobe's XMP, ISO 21496-1, Apple. */
const gainMapMarkers = ['hdrgm:Version', 'urn:iso:std:iso:ts:21496', 'hdrgainmap', 'HDRGainMap']

/** Where a file tells how it codes light, with the bytes from there to the transfer: HEIF's `colr` box, PNG's `cICP` chunk. */
const transferMarkers = [
  ['colrnclx', 11],
  ['cICP', 5],
] as const

/** PQ and HLG, as ITU-T H.273 numbers them. */
const transfers = [16, 18]

/** Whether a picture has light beyond what sRGB can say, by its own notes. */
export function isHdr(bytes: Uint8Array): boolean {
  const isCoded = transferMarkers.some(([note, further]) => {
    const at = indexOfText(bytes, note)
    return at !== null && transfers.includes(bytes[at + further] ?? 0)
  })
  return isCoded || gainMapMarkers.some((map) => containsText(bytes, map))
}
