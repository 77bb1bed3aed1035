import { NetworkTable } from '@/components/ui/network-table'
import { formatCount } from '@/lib/core/format/format-number'
import { formatMonth } from '@/lib/core/format/format-time'
import { limitsReviewMonth, type NetworkId, networkDetails, networks } from '@/lib/platforms/networks'
import { type Network, type NetworkDetails, unitNames } from '@/lib/platforms/networks/network-field'

const certaintyLabels = { A: 'stated by the network', B: 'reported by others', C: 'sources differ' } as const

export function LimitsTable() {
  const ids = Object.keys(networks) as NetworkId[]
  const networkList = ids.map((id): Network & NetworkDetails => ({ ...networks[id], ...networkDetails[id] }))
  return (
    <div className="mt-6">
      <NetworkTable
        caption="Limits by network and field"
        columns={['Field', 'Limit', `Source, ${formatMonth(limitsReviewMonth)}`]}
        networks={networkList.map(({ name, fields, sources }) => ({
          name,
          rows: fields.map(({ label, max, unit, certainty }) => (
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
          )),
        }))}
      />
    </div>
  )
}

/** Lets an address wrap after a dot or slash. */
const insertLineBreaks = (source: string) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a source never change.
  source.split(/(?<=[./])/).flatMap((part, index) => [part, <wbr key={index} />])
