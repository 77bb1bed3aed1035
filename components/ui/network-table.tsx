import type { ReactNode } from 'react'

type Props = {
  caption: string
  columns: readonly [string, string, string]
  networks: readonly { name: string; rows: ReactNode }[]
}

export function NetworkTable({ caption, columns, networks }: Props) {
  return (
    <table className="w-full table-fixed text-left text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead className="border-line border-b text-muted">
        <tr>
          {columns.map((label) => (
            <th key={label} scope="col" className="not-last:w-[30%] py-1.5 pr-3 font-normal">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      {networks.map(({ name, rows }) => (
        <tbody key={name}>
          <tr>
            <th scope="rowgroup" colSpan={3} className="pt-4 pb-1 font-semibold text-base">
              {name}
            </th>
          </tr>
          {rows}
        </tbody>
      ))}
    </table>
  )
}
