import type { ExpandedTags } from 'exifreader'

export type Tag = { group: string; name: string; value: string }

/** ExifReader groups that describe the image rather than the file structure, with their labels for visitors. */
const groupLabels = {
  exif: 'EXIF',
  makerNotes: 'EXIF (maker notes)',
  iptc: 'IPTC',
  xmp: 'XMP',
  pngText: 'PNG text',
  photoshop: 'Photoshop',
  icc: 'Color profile',
} as const

/** Matches tags that contain an offset within the file or raw text, which are not listed as metadata. */
const unlistedTagPattern = /Pointer$|^_raw$/
/** ExifReader 4.46 lists these chunks and the PNG header among the texts if one text is compressed. */
const pngChunkTagPattern = /^(?:Pixels Per Unit [XY]|Pixel Units|Modify Date)$/
const MAX_VALUE_LENGTH = 200

/** Lists the metadata of an image, one line per tag. `ICC Description` represents a whole color profile. */
export function listTags(tags: ExpandedTags): Tag[] {
  const isPngChunk = (name: string) => name in (tags.pngFile ?? {}) || pngChunkTagPattern.test(name)
  const listedTags = Object.entries(groupLabels).flatMap(([id, group]) =>
    Object.entries(tags[id as keyof typeof groupLabels] ?? {})
      .filter(([name]) => !unlistedTagPattern.test(name) && (id !== 'icc' || name === 'ICC Description'))
      .filter(([name]) => id !== 'pngText' || !isPngChunk(name))
      .map(([name, tag]) => ({ group, name, value: formatTag(tag) })),
  )
  const hasUnlistedXmp = tags.xmp && !listedTags.some(({ group }) => group === groupLabels.xmp)
  if (hasUnlistedXmp) listedTags.push({ group: groupLabels.xmp, name: 'XMP', value: '' })
  if (tags.Thumbnail) listedTags.push({ group: groupLabels.exif, name: 'Thumbnail', value: 'a small image' })
  return listedTags
}

/** Returns the location in decimal degrees that any map accepts, such as `52.516667, 13.4`, or null. */
export function readLocation({ gps }: ExpandedTags): string | null {
  if (gps?.Latitude === undefined || gps.Longitude === undefined) return null
  return [gps.Latitude, gps.Longitude].map((degrees) => String(Number(degrees.toFixed(6)))).join(', ')
}

/** Formats a location for people: `52.5167° north, 13.4° east`. Four decimals are about ten meters. */
export function formatLocation(location: string): string {
  const [latitude = 0, longitude = 0] = location.split(', ').map(Number)
  const formatDegrees = (degrees: number, positiveName: string, negativeName: string) =>
    `${Number(Math.abs(degrees).toFixed(4))}° ${degrees < 0 ? negativeName : positiveName}`
  return `${formatDegrees(latitude, 'north', 'south')}, ${formatDegrees(longitude, 'east', 'west')}`
}

function formatTag(tag: unknown): string {
  const description = (tag as { description?: unknown }).description
  const text = typeof description === 'string' || typeof description === 'number' ? String(description) : ''
  return truncateValue(text)
}

export const truncateValue = (text: string) =>
  text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text
