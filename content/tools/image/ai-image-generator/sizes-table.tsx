import { formatDimensions } from '@/lib/core/geometry/sizes'
import { formatNetworkLimit, networkLimits } from '@/lib/platforms/images/network-limits'
import { generatablePresets, type Preset, presetsByNetwork } from '@/lib/platforms/images/presets'
import { chooseRequestSize } from '@/lib/platforms/images/request-size'

export function SizesTable() {
  return (
    <div className="mt-6 grid items-start gap-6 lg:grid-cols-2">
      {[...presetsByNetwork].map(([network, presets]) => (
        <table key={network} className="w-full text-left text-sm">
          <caption className="pb-2 text-left">
            <span className="font-semibold text-base">{network}</span>
            <NetworkLimit presets={presets} />
          </caption>
          <thead className="border-line border-b text-muted">
            <tr>
              <th scope="col" className="py-1.5 pr-3 font-normal">
                Used for
              </th>
              <th scope="col" className="w-28 py-1.5 pr-3 font-normal">
                Pixels
              </th>
              <th scope="col" className="w-28 py-1.5 font-normal">
                Drawn as
              </th>
            </tr>
          </thead>
          <tbody>
            {presets.map((preset) => (
              <tr key={preset.id} className="border-line border-b">
                <th scope="row" className="py-1.5 pr-3 font-normal">
                  {preset.label}
                </th>
                <td className="py-1.5 pr-3 tabular-nums">{formatDimensions(preset)}</td>
                <td className="py-1.5 text-muted tabular-nums">
                  {generatablePresets.includes(preset) ? formatDimensions(chooseRequestSize(preset)) : '–'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  )
}

function NetworkLimit({ presets: [firstPreset] }: { presets: readonly Preset[] }) {
  const limitText = firstPreset && formatNetworkLimit(networkLimits[firstPreset.sourceId])
  return limitText ? <span className="block text-muted">{limitText}</span> : null
}
