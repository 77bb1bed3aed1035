import { formatBytesPrecise } from '@/lib/core/format/format-bytes'
import type { OutputFile } from '@/lib/tool/files-tool'
import { bytesIn } from './bytes-in'
import { formatRemovedCount, formatSizeChange } from './format-size-change'

type OutputSize = Pick<OutputFile, 'blob' | 'removedCount'>

/** What became of so many files of so many bytes together: `20 details removed`, or how much smaller they are. */
export function formatOutcome(before: number, made: readonly OutputSize[], files: number): string {
  if (made.every(({ removedCount }) => removedCount !== undefined))
    return formatRemovedCount(made.reduce((sum, { removedCount = 0 }) => sum + removedCount, 0))
  const after = bytesIn(made)
  return made.length > files
    ? `${made.length} files, ${formatBytesPrecise(after)}`
    : `${formatBytesPrecise(before)} → ${formatBytesPrecise(after)}, ${formatSizeChange(before, after)}`
}
