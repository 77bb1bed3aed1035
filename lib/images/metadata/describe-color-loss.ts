import type { ExpandedTags } from 'exifreader'
import { containsText, findTextOffset } from './ai-labels'

/** Gain map markers of Google's and Adobe's XMP, ISO 21496-1, and Apple. */
const gainMapMarkers = ['hdrgm:Version', 'urn:iso:std:iso:ts:21496', 'hdrgainmap', 'HDRGainMap']

/** Color markers of HEIF's `colr` and PNG's `cICP`. The number is the byte offset to the transfer function. */
const transferMarkers = [
  ['colrnclx', 11],
  ['cICP', 5],
] as const

/** The codes of the transfer functions PQ and HLG in ITU-T H.273. */
const hdrTransferCodes = [16, 18]

function isHdr(bytes: Uint8Array): boolean {
  const hasHdrTransfer = transferMarkers.some(([marker, transferOffset]) => {
    const markerOffset = findTextOffset(bytes, marker)
    return markerOffset !== null && hdrTransferCodes.includes(bytes[markerOffset + transferOffset] ?? 0)
  })
  return hasHdrTransfer || gainMapMarkers.some((marker) => containsText(bytes, marker))
}

/** Matches the names of profiles that equal sRGB. `c2` is Facebook's compact profile. */
const srgbProfilePattern = /srgb|^c2(ci)?$|^urgb/i

/** Describes the color information lost when an image is drawn as sRGB with 8 bits per channel; usually empty. */
export function describeColorLoss({ exif, file, pngFile, icc }: ExpandedTags, bytes: Uint8Array): string {
  const profileName = icc?.['ICC Description']?.description.trim() ?? ''
  const depth = file?.FileType?.value === 'tiff' ? exif?.BitsPerSample?.value : pngFile?.['Bit Depth']?.value
  // 5 is CMYK in a TIFF.
  const isCmyk = file?.['Color Components']?.value === 4 || exif?.PhotometricInterpretation?.value === 5
  const isWideGamut =
    profileName !== '' && !srgbProfilePattern.test(profileName) && icc?.['Color Space']?.description.trim() === 'RGB'
  return [
    isCmyk && 'Print colors (CMYK) became RGB and may look different.',
    [depth].flat().includes(16) && '16 bits per color became 8.',
    isWideGamut && `Colors (${profileName.slice(0, 60)}) became sRGB.`,
    isHdr(bytes) && 'HDR brightness was removed.',
  ]
    .filter((note) => note !== false)
    .join(' ')
}
