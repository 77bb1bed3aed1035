import { Fragment } from 'react'
import { NetworkTable } from '@/components/ui/network-table'
import { formatCount } from '@/lib/core/format/format-number'
import { unitNames } from '@/lib/platforms/networks/network-field'
import { type FieldCount, fitsField, formatVerdict } from './field-counts'

/** Returns the last whole words before "more" if the text is longer than about `foldLength` characters, else null. */
export function getWordsBeforeFold(text: string, foldLength: number): string | null {
  const trimmedText = text.trim()
  if (trimmedText.length <= foldLength) return null
  return trimmedText
    .slice(Math.max(0, foldLength - 40), foldLength + 1)
    .replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '')
    .replace(/^\S{0,20}\s+/, '')
    .replace(/(\s+\S{0,20})?$/, ' …')
    .replace(/\s+/g, ' ')
    .trim()
}

function FieldRow({ field, text }: { field: FieldCount; text: string }) {
  const { label, max, unit, certainty, value, fold } = field
  const fits = fitsField(field)
  const share = Math.min(100, (value / max) * 100)
  return (
    <>
      <tr className="border-line border-t align-top">
        <th scope="row" className="py-2 pr-3 font-normal">
          {label}
        </th>
        <td className="py-2 pr-3 tabular-nums">
          {formatCount(value)} of {formatCount(max)}
          <span className="block text-muted text-xs">{unitNames[unit]}</span>
        </td>
        <td className="py-2 tabular-nums">
          <svg aria-hidden="true" className="mt-1.5 mb-1 h-2 w-full overflow-hidden rounded bg-raised">
            <rect width={`${share}%`} height="100%" className={fits ? 'fill-accent' : 'fill-danger'} />
          </svg>
          <span className={fits ? '' : 'font-semibold text-danger'}>{formatVerdict(field)}</span>
        </td>
      </tr>
      {certainty === 'C' && <NoteRow text="Sources differ. This is the lowest." />}
      {fold && fold.certainty !== 'C' && <NoteRow text={describeFold(text, fold.max)} />}
    </>
  )
}

function NoteRow({ text }: { text: string }) {
  return (
    <tr>
      <td colSpan={3} className="pb-2 text-muted text-xs">
        {text}
      </td>
    </tr>
  )
}

function describeFold(text: string, foldLength: number): string {
  const lastWords = getWordsBeforeFold(text, foldLength)
  return lastWords === null
    ? `About ${foldLength} characters show before “more”`
    : `About ${foldLength} characters show before “more,” up to “${lastWords}”`
}

function groupByNetwork(fields: readonly FieldCount[]) {
  return Object.entries(Object.groupBy(fields, (field) => field.network)).map(([name, group = []]) => ({ name, group }))
}

export function FieldTable({ fields, text }: { fields: readonly FieldCount[]; text: string }) {
  return (
    <NetworkTable
      caption="Your text against every limit"
      columns={['Field', 'Count', 'Result']}
      networks={groupByNetwork(fields).map(({ name, group }) => ({
        name,
        rows: group.map((field) => <FieldRow key={field.label} field={field} text={text} />),
      }))}
    />
  )
}

/** The limits, while there is no text to compare with them. */
export function LimitList({ fields }: { fields: readonly FieldCount[] }) {
  return (
    <section aria-label="Limits" className="gap-x-8 sm:columns-2">
      {groupByNetwork(fields).map(({ name, group }) => (
        <div key={name} className="mb-4 break-inside-avoid">
          <h3 className="border-line border-b pb-1 font-semibold">{name}</h3>
          <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 text-sm">
            {group.map(({ label, max, unit }) => (
              <Fragment key={label}>
                <dt className="text-muted">{label}</dt>
                <dd className="text-right tabular-nums">
                  {formatCount(max)} {unit === 'bytes' || unit === 'hashtags' ? unit : 'characters'}
                </dd>
              </Fragment>
            ))}
          </dl>
        </div>
      ))}
    </section>
  )
}
