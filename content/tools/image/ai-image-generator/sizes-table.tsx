import { formatDimensions } from '@/lib/core/geometry/sizes'
import { formatNetworkLimit } from '@/lib/platforms/images/network-limits'
import { imageNetworks, presets } from '@/lib/platforms/images/presets'

const presetsByNetwork = Map.groupBy(presets, ({ networkId }) => networkId)

export function SizesTable() {
  return (
    <div className="mt-6 grid items-start gap-6 lg:grid-cols-2">
      {[...presetsByNetwork].map(([networkId, networkPresets]) => (
        <table key={networkId} className="w-full text-left text-sm">
          <caption className="pb-2 text-left">
            <span className="font-semibold text-base">{imageNetworks[networkId].name}</span>
            <span className="block text-muted">{formatNetworkLimit(imageNetworks[networkId].limit)}</span>
          </caption>
          <thead className="border-line border-b text-muted">
            <tr>
              <th scope="col" className="py-1.5 pr-3 font-normal">
                Used for
              </th>
              <th scope="col" className="w-28 py-1.5 font-normal">
                Pixels
              </th>
            </tr>
          </thead>
          <tbody>
            {networkPresets.map((preset) => (
              <tr key={preset.id} className="border-line border-b">
                <th scope="row" className="py-1.5 pr-3 font-normal">
                  {preset.label}
                </th>
                <td className="py-1.5 tabular-nums">{formatDimensions(preset)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  )
}
