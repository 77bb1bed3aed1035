import type { PanelProps } from '@/components/files/files-tool-info'
import { useLoaded } from '@/components/ui/use-loaded'
import { formatQuantity } from '@/lib/core/format/format-quantity'
import { hasContentCredentials } from '@/lib/images/metadata/ai-labels'
import { readTags } from '@/lib/images/metadata/file-segments'
import { formatLocation, listTags, readLocation, type Tag } from '@/lib/images/metadata/metadata-tags'
import { listUntaggedSegments } from './list-untagged-segments'

type FileMetadata = { tags: readonly Tag[]; location: string | null; hasCredentials: boolean }

async function readFileMetadata(file: Blob | null): Promise<FileMetadata | null> {
  if (!file) return null
  const bytes = new Uint8Array(await file.arrayBuffer().catch(() => new ArrayBuffer()))
  const expandedTags = await readTags(bytes)
  return {
    tags: [...listTags(expandedTags), ...listUntaggedSegments(bytes)],
    location: readLocation(expandedTags),
    hasCredentials: hasContentCredentials(bytes),
  }
}

export default function TagsPanel({ file, output }: PanelProps) {
  const inputMetadata = useLoaded<Blob, FileMetadata | null>(file, readFileMetadata)
  const outputMetadata = useLoaded(output?.[0]?.blob ?? null, readFileMetadata)
  if (!inputMetadata) return <p className="text-muted text-sm">Reading…</p>
  return (
    <div className="grid gap-3">
      <p className="text-sm">
        <strong>{formatQuantity(inputMetadata.tags.length, 'detail')} found</strong>
        {outputMetadata && <strong className="text-positive">, {outputMetadata.tags.length} in the new file</strong>}
        {outputMetadata && outputMetadata.tags.length > 0 && `: ${formatTagNames(outputMetadata.tags)}`}
      </p>
      {inputMetadata.location && (
        <p className="text-sm">
          <strong className="text-danger">Location: </strong>
          <span className="select-all tabular-nums">{inputMetadata.location}</span>{' '}
          <span className="text-muted">({formatLocation(inputMetadata.location)})</span>
          {outputMetadata && !outputMetadata.location && ' Removed from the new file.'}
        </p>
      )}
      {inputMetadata.hasCredentials && (
        <p className="text-sm">
          <strong className="text-caution">Content Credentials: </strong>a signed record of how the image was made.{' '}
          {outputMetadata && !outputMetadata.hasCredentials && 'Removed from the new file.'}
        </p>
      )}
      {inputMetadata.tags.length > 0 && <TagTable tags={inputMetadata.tags} name={file.name} />}
    </div>
  )
}

function TagTable({ tags, name }: { tags: readonly Tag[]; name: string }) {
  return (
    <section
      aria-label={`Details in ${name}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
      tabIndex={0}
      className="max-h-80 overflow-auto rounded-md border border-line"
    >
      <table className="w-full text-left text-sm">
        <thead className="sticky top-0 bg-raised">
          <tr>
            <th scope="col" className="px-3 py-2 font-semibold">
              Tag
            </th>
            <th scope="col" className="px-3 py-2 font-semibold">
              Value
            </th>
          </tr>
        </thead>
        <tbody>
          {tags.map(({ group, name, value }) => (
            <tr key={`${group} ${name}`} className="border-line border-t">
              <th scope="row" className="px-3 py-1.5 align-top font-normal">
                {name} <span className="text-muted">{group}</span>
              </th>
              <td className="px-3 py-1.5">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function formatTagNames(tags: readonly Tag[]): string {
  const names = tags.map(({ name }) => name)
  return names.length > 4 ? `${names.slice(0, 4).join(', ')}…` : names.join(', ')
}
