import type { ExpandedTags } from 'exifreader'

export type Tag = { group: string; name: string; value: string }

/** Groups of ExifReader that say something about the picture rather than how it is built, as visitors know them. */
const tagGroups = {
  exif: 'EXIF',
  makerNotes: 'EXIF, by the maker',
  iptc: 'IPTC',
  xmp: 'XMP',
  pngText: 'Text in the PNG',
  photoshop: 'Photoshop',
  icc: 'Colour profile',
} as const

/** Directions to other parts of the file, not details. */
const pointerPattern = /Pointer$|^_raw$/
const MAX_VALUE_LENGTH = 200

/** What a file says about its picture, one line a detail; `ICC Description` stands for a whole colour profile. */
export function listTags(tags: ExpandedTags): Tag[] {
  const listedTags = Object.entries(tagGroups).flatMap(([id, group]) =>
    Object.entries(tags[id as keyof typeof tagGroups] ?? {})
      .filter(([name]) => !pointerPattern.test(name) && (id !== 'icc' || name === 'ICC Description'))
      .map(([name, tag]) => ({ group, name, value: formatTag(tag) })),
  )
  const hasUnlistedXmp = tags.xmp && !listedTags.some(({ group }) => group === tagGroups.xmp)
  if (hasUnlistedXmp) listedTags.push({ group: tagGroups.xmp, name: 'XMP', value: '' })
  if (tags.Thumbnail) listedTags.push({ group: tagGroups.exif, name: 'Thumbnail', value: 'a small picture' })
  return listedTags
}

/** Where the picture was taken, as plain degrees that any map takes: `52.516667, 13.4`; null where it does not say. */
export function readLocation({ gps }: ExpandedTags): string | null {
  if (gps?.Latitude === undefined || gps.Longitude === undefined) return null
  return [gps.Latitude, gps.Longitude].map((degrees) => String(Number(degrees.toFixed(6)))).join(', ')
}

/** The same for whom figures tell nothing: `52.5167° north, 13.4° east`. Four places are some ten metres. */
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

/** A value as a table has room for it. */
export const truncateValue = (text: string) =>
  text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text
