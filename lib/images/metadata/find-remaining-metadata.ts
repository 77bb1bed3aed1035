import type { ImageType } from '../sniff-image-type'
import { parseSegments } from './file-segments'
import { listTags, readLocation } from './metadata-tags'
import { readTags } from './read-tags'
import type { StripOptions } from './strip'
import { hasLocationNames } from './xmp'

/** What a file still says that should be gone, by name, from its parts and by ExifReader: none where all is well. */
export async function findRemainingMetadata(
  type: ImageType,
  bytes: Uint8Array,
  { mode, keepCredentials }: StripOptions,
): Promise<string[]> {
  const tags = await readTags(bytes)
  const found = listTags(tags)
  if (mode === 'place') {
    const left = found.filter(({ name }) => name.startsWith('GPS')).map(({ name }) => name)
    return readLocation(tags) || hasLocationNames(tags.xmp?._raw ?? '') ? ['GPS', ...left] : left
  }
  const stays = (name: string) => mode === 'tidy' && (name === 'Orientation' || name === 'ICC Description')
  const parts = (parseSegments(type, bytes) ?? []).filter(
    ({ kind }) =>
      kind === 'xmp' ||
      kind === 'detail' ||
      kind === 'behind' ||
      (kind === 'credentials' && !keepCredentials) ||
      (mode === 'all' && kind !== 'picture' && kind !== 'credentials'),
  )
  return [...found, ...parts].map(({ name }) => name).filter((name) => !stays(name))
}
