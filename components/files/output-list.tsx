import { useObjectUrl } from '@/components/ui/use-object-url'
import { formatBytesPrecise } from '@/lib/core/format/format-bytes'
import type { OutputFile } from '@/lib/tool/files-tool'
import { FileActions } from './file-actions'
import type { NextFilesTool } from './files-tool-info'

type Props = { files: readonly OutputFile[]; nextTools: readonly NextFilesTool[] }

export function OutputList({ files, nextTools }: Props) {
  return (
    <ul className="mt-3 grid gap-2">
      {files.map((output) => (
        <li key={output.name} className="flex items-start gap-3 rounded-lg bg-raised p-3">
          <Thumbnail blob={output.blob} />
          <div className="min-w-0 grow">
            <p className="text-sm [overflow-wrap:anywhere]">
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
  return (
    // biome-ignore lint/performance/noImgElement: a file that was made in this browser.
    <img src={url} alt="" loading="lazy" className="checkered size-14 shrink-0 rounded object-contain" />
  )
}
