import type { FieldCount } from './field-counts'
import { FieldRow } from './field-row'

export function FieldTable({ fields, text }: { fields: readonly FieldCount[]; text: string }) {
  const networkNames = [...new Set(fields.map((field) => field.network))]
  return (
    <table className="w-full table-fixed text-sm">
      <caption className="sr-only">Your text against every limit</caption>
      <thead className="border-line border-b text-left text-muted">
        <tr>
          <th scope="col" className="w-[38%] py-1.5 pr-3 font-normal">
            Field
          </th>
          <th scope="col" className="py-1.5 pr-3 font-normal">
            Count
          </th>
          <th scope="col" className="py-1.5 font-normal">
            Result
          </th>
        </tr>
      </thead>
      {networkNames.map((network) => (
        <tbody key={network}>
          <tr>
            <th scope="rowgroup" colSpan={3} className="pt-4 pb-1 text-left font-semibold text-base">
              {network}
            </th>
          </tr>
          {fields
            .filter((field) => field.network === network)
            .map((field) => (
              <FieldRow key={field.label} field={field} text={text} />
            ))}
        </tbody>
      ))}
    </table>
  )
}
