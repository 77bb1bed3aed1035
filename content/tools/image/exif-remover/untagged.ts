import { exactByteSize } from '@/lib/core/format/size'
import { partsOf } from '@/lib/images/metadata/parts'
import { shortened, type Tag } from '@/lib/images/metadata/tags-found'
import { sniff } from '@/lib/images/sniff'

/** Parts whose tags ExifReader lists one by one. */
const tagged = /^(?:IPTC and Photoshop|Text: .*)$/

/** What a file holds of which ExifReader knows no tags, one line a kind: comments as they read, of anything else its size. */
export function untagged(bytes: Uint8Array): Tag[] {
  const type = sniff(bytes)
  const parts = (type && partsOf(type, bytes)) ?? []
  const others = parts.filter(
    ({ kind, name }) => kind === 'behind' || (kind === 'detail' && !tagged.test(name)),
  )
  return [...Map.groupBy(others, ({ name }) => name)].map(([name, all]) => {
    const contents = all.map(({ content, end }) => bytes.subarray(content, end))
    const value =
      name === 'Comment'
        ? shortened(contents.map(readable).join(' · '))
        : exactByteSize(contents.reduce((sum, { length }) => sum + length, 0))
    return { group: 'Beside the picture', name, value }
  })
}

const readable = (content: Uint8Array) =>
  new TextDecoder()
    .decode(content)
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
