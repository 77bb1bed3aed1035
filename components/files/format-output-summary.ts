import { formatBytesPrecise } from '@/lib/core/format/format-bytes'
import type { OutputFile } from '@/lib/tool/files-tool'
import { formatRemovedCount, formatSizeChange } from './format-size-change'
import { getTotalBytes } from './get-total-bytes'

type OutputSize = Pick<OutputFile, 'blob' | 'removedCount'>

/** Summarizes the outputs of several files: `20 details removed`, or the size reduction. */
export function formatOutputSummary(inputBytes: number, outputs: readonly OutputSize[], fileCount: number): string {
  if (outputs.every(({ removedCount }) => removedCount !== undefined))
    return formatRemovedCount(outputs.reduce((sum, { removedCount = 0 }) => sum + removedCount, 0))
  const outputBytes = getTotalBytes(outputs)
  return outputs.length > fileCount
    ? `${outputs.length} files, ${formatBytesPrecise(outputBytes)}`
    : `${formatBytesPrecise(inputBytes)} → ${formatBytesPrecise(outputBytes)}, ${formatSizeChange(inputBytes, outputBytes)}`
}
