import { formatBytesPrecise } from '@/lib/core/format/format-bytes'
import { sniffImageType } from '@/lib/images/image-type'
import { parseSegments } from '@/lib/images/metadata/file-segments'
import { type Tag, truncateValue } from '@/lib/images/metadata/metadata-tags'

/** Segments whose tags ExifReader lists individually. */
const taggedNamePattern = /^(?:IPTC and Photoshop|Text: .*)$/

/** Lists segments that ExifReader does not parse, one line per kind: comments as text, others by size. */
export function listUntaggedSegments(bytes: Uint8Array): Tag[] {
  const type = sniffImageType(bytes)
  const segments = (type && parseSegments(type, bytes)) ?? []
  const untaggedSegments = segments.filter(
    ({ kind, name }) => kind === 'behind' || (kind === 'detail' && !taggedNamePattern.test(name)),
  )
  return [...Map.groupBy(untaggedSegments, ({ name }) => name)].map(([name, sameNameSegments]) => {
    const contents = sameNameSegments.map(({ contentStart, end }) => bytes.subarray(contentStart, end))
    const value =
      name === 'Comment'
        ? truncateValue(contents.map(decodeText).join(' · '))
        : formatBytesPrecise(contents.reduce((sum, { length }) => sum + length, 0))
    return { group: 'Beside the image', name, value }
  })
}

const decodeText = (content: Uint8Array) =>
  new TextDecoder()
    .decode(content)
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
