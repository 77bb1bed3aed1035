import type { ExpandedTags } from 'exifreader'
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
function isHdr(bytes: Uint8Array): boolean {
  const hasHdrTransfer = transferMarkers.some(([marker, transferOffset]) => {
    const markerOffset = findTextOffset(bytes, marker)
    return markerOffset !== null && hdrTransfers.includes(bytes[markerOffset + transferOffset] ?? 0)
  })
  return hasHdrTransfer || gainMapMarkers.some((marker) => containsText(bytes, marker))
}

/** Profiles that are sRGB by another name; `c2` is the short one of Facebook. */
const srgbProfilePattern = /srgb|^c2(ci)?$|^urgb/i

/** What is lost of a picture's colours where it is drawn as sRGB with 8 bits a channel, in words; mostly empty. */
export function describeColorLoss({ file, pngFile, icc }: ExpandedTags, bytes: Uint8Array): string {
  const profileName = icc?.['ICC Description']?.description.trim() ?? ''
  const isCmyk = file?.['Color Components']?.value === 4
  const isWideGamut =
    profileName !== '' && !srgbProfilePattern.test(profileName) && icc?.['Color Space']?.description.trim() === 'RGB'
  return [
    isCmyk && 'Its print colours (CMYK) became RGB and may look different.',
    pngFile?.['Bit Depth']?.value === 16 && 'Its 16 bits a colour became 8.',
    isWideGamut && `Its colours (${profileName.slice(0, 60)}) became sRGB.`,
    isHdr(bytes) && 'Its extra light for HDR screens is gone.',
  ]
    .filter((note) => note !== false)
    .join(' ')
}
