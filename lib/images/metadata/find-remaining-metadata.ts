import type { ImageType } from './../image-type'
import { parseSegments, readTags } from './file-segments'
import { listTags, readLocation } from './metadata-tags'
import { hasLocationNames, type StripOptions } from './strip-metadata'

export async function findRemainingMetadata(type: ImageType, bytes: Uint8Array, options: StripOptions) {
  const { mode, keepCredentials } = options
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
