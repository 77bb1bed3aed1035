import '@/components/late.css'
import type { PanelProps } from '@/components/files/panel'
import { placeInWords, type Tag } from '@/lib/images/metadata/tags-found'
import { useTags } from './use-tags'

/** What stood in one file, and what is left of it: both read from the files themselves. */
export default function TagsPanel({ file, made }: PanelProps) {
  const before = useTags(file)
  const after = useTags(made?.[0]?.blob ?? null)
  if (!before) return <p className="text-muted text-sm">Reading…</p>
  return (
    <div className="grid gap-3">
      <p className="text-sm">
        <strong>{tagsInWords(before.tags.length)} found</strong>
        {after && <strong className="text-positive">, {after.tags.length} in the new file</strong>}
        {after && after.tags.length > 0 && `: ${namesOf(after.tags)}`}
      </p>
      {before.place && (
        <p className="text-sm">
          <strong className="text-danger">It says where you were: </strong>
          <span className="select-all tabular-nums">{before.place}</span>{' '}
          <span className="text-muted">({placeInWords(before.place)})</span>
          {after && !after.place && ' – gone from the new file.'}
        </p>
      )}
      {before.signed && (
        <p className="text-sm">
          <strong className="text-caution">It has Content Credentials: </strong>a signed note on how it was
          made. {after && !after.signed && 'They are gone from the new file.'}
        </p>
      )}
      {before.tags.length > 0 && <TagTable tags={before.tags} name={file.name} />}
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
              Detail
            </th>
            <th scope="col" className="px-3 py-2 font-semibold">
              What it says
            </th>
          </tr>
        </thead>
        <tbody>
          {tags.map(({ group, name, value }) => (
            <tr key={`${group} ${name}`} className="border-line border-t">
              <th scope="row" className="px-3 py-1.5 align-top font-normal">
                {name} <span className="text-muted">{group}</span>
              </th>
              <td className="px-3 py-1.5 [overflow-wrap:anywhere]">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const tagsInWords = (count: number) => (count === 1 ? '1 detail' : `${count} details`)

function namesOf(tags: readonly Tag[]): string {
  const names = tags.map(({ name }) => name)
  return names.length > 4 ? `${names.slice(0, 4).join(', ')}…` : names.join(', ')
}
