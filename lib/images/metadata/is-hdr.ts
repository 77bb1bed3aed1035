import { holdsText, placeOfText } from './holds-text'

/** How a picture names its gain map: Google's and Adobe's XMP, ISO 21496-1, Apple. */
const maps = ['hdrgm:Version', 'urn:iso:std:iso:ts:21496', 'hdrgainmap', 'HDRGainMap']

/** Where a file tells how it codes light, with the bytes from there to the transfer: HEIF's `colr` box, PNG's `cICP` chunk. */
const notes = [
  ['colrnclx', 11],
  ['cICP', 5],
] as const

/** PQ and HLG, as ITU-T H.273 numbers them. */
const transfers = [16, 18]

/** Whether a picture has light beyond what sRGB can say, by its own notes. */
export function isHdr(bytes: Uint8Array): boolean {
  const isCoded = notes.some(([note, further]) => {
    const at = placeOfText(bytes, note)
    return at !== null && transfers.includes(bytes[at + further] ?? 0)
  })
  return isCoded || maps.some((map) => holdsText(bytes, map))
}
