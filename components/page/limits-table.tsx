import { Fragment } from 'react'
import { formatCount } from '@/lib/core/format/format-number'
import { formatMonth } from '@/lib/core/format/format-time'
import { type NetworkId, networkDetails, networks } from '@/lib/platforms/networks'
import { type Network, type NetworkDetails, unitNames } from '@/lib/platforms/networks/network-field'

const certaintyLabels = { A: 'stated by the network', B: 'reported by others', C: 'sources differ' } as const

export function LimitsTable() {
  const ids = Object.keys(networks) as NetworkId[]
  const networkList = ids.map((id): Network & NetworkDetails => ({ ...networks[id], ...networkDetails[id] }))
  const [oldestMonth = ''] = networkList.map(({ checkedMonth }) => checkedMonth).sort()
  return (
    <table className="mt-6 w-full table-fixed text-left text-sm">
      <caption className="sr-only">Limits by network and field</caption>
      <thead className="border-line border-b text-muted">
        <tr>
          <th scope="col" className="w-[30%] py-1.5 pr-3 font-normal">
            Field
          </th>
          <th scope="col" className="w-[30%] py-1.5 pr-3 font-normal">
            Limit
          </th>
          <th scope="col" className="py-1.5 font-normal">
            Source, {formatMonth(oldestMonth)}
          </th>
        </tr>
      </thead>
      {networkList.map(({ name, fields, sources }) => (
        <tbody key={name}>
          <tr>
            <th scope="rowgroup" colSpan={3} className="pt-4 pb-1 font-semibold text-base">
              {name}
            </th>
          </tr>
          {fields.map(({ label, max, unit, certainty }) => (
            <tr key={label} className="border-line border-b align-top">
              <th scope="row" className="py-1.5 pr-3 font-normal">
                {label}
              </th>
              <td className="py-1.5 pr-3 tabular-nums">
                {formatCount(max)} {unitNames[unit]}
              </td>
              <td className="py-1.5 text-muted">
                {insertLineBreaks(sources[label] ?? '')}
                <span className="block text-xs">{certaintyLabels[certainty]}</span>
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

/** Lets an address wrap after a dot or slash. */
const insertLineBreaks = (source: string) =>
  source.split(/(?<=[./])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a source never change.
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ))
