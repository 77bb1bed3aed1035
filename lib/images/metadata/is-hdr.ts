import { containsText, findTextOffset } from './byte-search'

/** How a picture names its gain map: Google's and Adobe's XMP, ISO 21496-1, Apple. */
const gainMapMarkers = ['hdrgm:Version', 'urn:iso:std:iso:ts:21496', 'hdrgainmap', 'HDRGainMap']

/** Where a file tells how it codes light, with the bytes from there to the transfer: HEIF's `colr` box, PNG's `cICP` chunk. */
const transferMarkers = [
  ['colrnclx', 11],
  ['cICP', 5],
] as const

/** PQ and HLG, as ITU-T H.273 numbers them. */
const hdrTransfers = [16, 18]

/** Whether a picture has light beyond what sRGB can say, by its own notes. */
export function isHdr(bytes: Uint8Array): boolean {
  const hasHdrTransfer = transferMarkers.some(([marker, transferOffset]) => {
    const markerOffset = findTextOffset(bytes, marker)
    return markerOffset !== null && hdrTransfers.includes(bytes[markerOffset + transferOffset] ?? 0)
  })
  return hasHdrTransfer || gainMapMarkers.some((marker) => containsText(bytes, marker))
}
