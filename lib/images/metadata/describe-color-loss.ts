import type { ExpandedTags } from 'exifreader'
import { isHdr } from './is-hdr'

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
