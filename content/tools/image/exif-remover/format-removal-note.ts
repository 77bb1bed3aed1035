import { formatBytesPrecise } from '@/lib/core/format/format-bytes'
import type { StripMode, StripResult } from '@/lib/images/metadata/strip-metadata'

export type RemovalResult = Omit<StripResult, 'bytes'> & {
  mode: StripMode
  /** In bytes; below 0 where what was put in its place is longer. */
  savedBytes: number
  /** Content Credentials are still there. */
  hasCredentials: boolean
}

/** What was done to one file, and what the visitor should know before sending it. */
export function formatRemovalNote({
  removedNames,
  orientation,
  mode,
  savedBytes,
  hasCredentials,
}: RemovalResult): string {
  const names = [...new Set(removedNames)]
  const removedText = `Removed: ${names.slice(0, 6).join(', ')}${names.length > 6 ? ' and more' : ''}${savedBytes > 0 ? ` (${formatBytesPrecise(savedBytes)})` : ''}.`
  const verificationText =
    mode === 'place'
      ? 'Read again: no position left. The rest stays.'
      : mode === 'tidy'
        ? 'Read again: 0 tags left, but for rotation and colours.'
        : 'Read again: 0 tags left.'
  return [
    names.length > 0 ? removedText : 'Nothing to remove, so the file is unchanged.',
    verificationText,
    mode === 'all' && orientation > 1 && 'Without its note on rotation it may lie on its side.',
    mode === 'all' && names.includes('Colour profile') && 'Without its colour profile colours may shift.',
    hasCredentials && 'Content Credentials stay. They may name who made it, and may now be shown as changed.',
  ]
    .filter((sentence) => sentence !== false)
    .join(' ')
}
