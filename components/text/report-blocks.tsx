import { Button } from '@/components/ui/button'
import { saveTextFile } from '@/components/ui/save-text-file'
import { formatCount } from '@/lib/core/format/format-number'
import type { TextBlock } from '@/lib/tool/text-tool'
import { buildResultFileName } from './result-file-name'

type Block<Kind extends TextBlock['kind']> = Omit<Extract<TextBlock, { kind: Kind }>, 'kind'>

export function Figures({ figures }: Block<'figures'>) {
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {figures.map(({ label, value, share }) => (
        <div key={label} className="rounded-xl border border-line bg-surface p-3">
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="font-bold text-2xl tabular-nums">
            {value}
            {share !== undefined && <Bar share={share} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Bar({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 100 4" preserveAspectRatio="none" className="mt-2 h-1.5 w-full" aria-hidden>
      <rect width="100" height="4" className="fill-line" />
      <rect width={100 * Math.min(1, share)} height="4" className={share >= 1 ? 'fill-positive' : 'fill-accent'} />
    </svg>
  )
}

/** Maximum number of rows rendered; a longer table states how many are omitted. */
const MAX_ROWS = 200

export function Table({ type, caption, columns, rows }: Block<'table'> & { type: string }) {
  const hiddenCount = rows.length - MAX_ROWS
  async function save() {
    const { formatCsv } = await import('@/lib/core/csv')
    saveTextFile(buildResultFileName(type, caption, 'csv'), formatCsv([columns, ...rows]), 'text/csv')
  }
  return (
    <div className="relative overflow-x-auto">
      <Button
        variant="quiet"
        size="small"
        className="absolute top-0 right-0"
        aria-label={`Download ${caption} as CSV`}
        onClick={save}
      >
        CSV
      </Button>
      <table className="w-full text-sm">
        <caption className="min-h-11 py-2 pr-16 text-left font-semibold text-base">{caption}</caption>
        <thead className="border-line border-b text-left text-muted">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="py-1.5 pr-3 font-normal">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, MAX_ROWS).map((cells, rowIndex) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be alike.
            <tr key={rowIndex} className="border-line border-b align-top">
              {cells.map((cell, column) => (
                <td key={columns[column]} className="py-2 pr-3 tabular-nums">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
          {hiddenCount > 0 && (
            <tr>
              <td colSpan={columns.length} className="py-2 text-muted">
                {`and ${formatCount(hiddenCount)} more`}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}
