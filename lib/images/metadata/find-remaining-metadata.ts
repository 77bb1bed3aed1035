import type { ImageType } from '../image-type'
import { parseSegments, readTags } from './file-metadata'
import { listTags, readLocation } from './metadata-tags'
import type { StripOptions } from './strip-metadata'
import { hasLocationNames } from './strip-metadata'

/** Checks the segments and ExifReader's findings. Empty if clean. */
export async function findRemainingMetadata(
  type: ImageType,
  bytes: Uint8Array,
  { mode, keepCredentials }: StripOptions,
): Promise<string[]> {
  const tags = await readTags(bytes)
  const remainingTags = listTags(tags)
  if (mode === 'place') {
    const locationTagNames = remainingTags.filter(({ name }) => name.startsWith('GPS')).map(({ name }) => name)
    return readLocation(tags) || hasLocationNames(tags.xmp?._raw ?? '')
      ? ['GPS', ...locationTagNames]
      : locationTagNames
  }
  const isAllowed = (name: string) => mode === 'tidy' && (name === 'Orientation' || name === 'ICC Description')
  const remainingSegments = (parseSegments(type, bytes) ?? []).filter(
    ({ kind }) =>
      kind === 'xmp' ||
      kind === 'detail' ||
      kind === 'behind' ||
      (kind === 'credentials' && !keepCredentials) ||
      (mode === 'all' && kind !== 'picture' && kind !== 'credentials'),
  )
  return [...remainingTags, ...remainingSegments].map(({ name }) => name).filter((name) => !isAllowed(name))
}
