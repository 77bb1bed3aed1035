import { bind, type Put } from '@/components/editor/bind'
import { CheckField } from '@/components/editor/check-field'
import { ColourField } from '@/components/editor/colour-field'
import { RangeField } from '@/components/editor/range-field'
import type { Size } from '@/lib/core/geometry/sizes'
import { inCircle } from './changes'
import { type PictureLayer, WIDEST_EDGE } from './scene'

type Props = { layer: PictureLayer; picture: Size | undefined; onLayer: Put<PictureLayer> }

export function PictureSettings({ layer, picture, onLayer }: Props) {
  const at = bind(layer, onLayer)
  return (
    <div className="grid two-columns gap-3">
      <CheckField
        label="Circle"
        value={layer.round}
        onValue={(round) => onLayer((before) => inCircle(before, round, picture), 'round')}
      />
      <CheckField label="Mirrored" {...at('mirrored')} />
      <RangeField label="Edge" min={0} max={WIDEST_EDGE} unit=" px" {...at('edge')} />
      <ColourField label="Edge colour" {...at('edgeColour')} />
    </div>
  )
}
