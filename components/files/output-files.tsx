import { useObjectUrl } from '@/components/ui/use-object-url'
import { formatBytesPrecise } from '@/lib/core/format/format-bytes'
import type { OutputFile } from '@/lib/tool/files-tool'
import { FileActions } from './file-actions'
import type { NextFilesTool } from './files-tool-info'

export const getTotalBytes = (files: readonly Pick<OutputFile, 'blob'>[]) =>
  files.reduce((sum, { blob }) => sum + blob.size, 0)

const percentFormat = new Intl.NumberFormat('en', {
  style: 'percent',
  signDisplay: 'exceptZero',
  maximumFractionDigits: 0,
})

export const formatRemovedCount = (count: number) =>
  `${count.toLocaleString('en')} ${count === 1 ? 'detail' : 'details'} removed`

/** Formats `-82%` or `+4%`, or `same size`. Never `-100%`, because a file is never empty. */
export function formatSizeChange(bytesBefore: number, bytesAfter: number): string {
  return bytesBefore === bytesAfter ? 'same size' : percentFormat.format(Math.max(-0.99, bytesAfter / bytesBefore - 1))
}

type Props = { files: readonly OutputFile[]; nextTools: readonly NextFilesTool[] }

export function OutputList({ files, nextTools }: Props) {
  return (
    <ul className="mt-3 grid gap-2">
      {files.map((output) => (
        <li key={output.name} className="flex items-start gap-3 rounded-lg bg-raised p-3">
          <Thumbnail blob={output.blob} />
          <div className="min-w-0 grow">
            <p className="text-sm">
              <strong>{output.name}</strong>{' '}
              <span className="text-muted tabular-nums">{formatBytesPrecise(output.blob.size)}</span>
            </p>
            {output.note && <p className="text-muted text-sm">{output.note}</p>}
            <div className="mt-1 flex flex-wrap gap-1">
              <FileActions output={output} nextTools={nextTools} onCompare={null} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Thumbnail({ blob }: Pick<OutputFile, 'blob'>) {
  const url = useObjectUrl(blob)
  if (!url || !blob.type.startsWith('image/')) return null
  return <img src={url} alt="" loading="lazy" className="checkered size-14 shrink-0 rounded object-contain" />
}

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
