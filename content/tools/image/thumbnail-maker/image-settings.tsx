import { bindFields, type UpdateRecord } from '@/components/editor/bind-fields'
import { CheckField } from '@/components/editor/check-field'
import { ColorField } from '@/components/editor/color-field'
import { RangeField } from '@/components/editor/range-field'
import type { Size } from '@/lib/core/geometry/sizes'
import { setRound } from './layer-changes'
import { type ImageLayer, MAX_EDGE_WIDTH } from './scene'

type Props = { layer: ImageLayer; imageSize: Size | undefined; changeLayer: UpdateRecord<ImageLayer> }

export function ImageSettings({ layer, imageSize, changeLayer }: Props) {
  const getFieldProps = bindFields(layer, changeLayer)
  return (
    <div className="grid two-columns gap-3">
      <CheckField
        label="Circle"
        value={layer.round}
        onValueChange={(isRound) => changeLayer((currentLayer) => setRound(currentLayer, isRound, imageSize), 'round')}
      />
      <CheckField label="Mirrored" {...getFieldProps('mirrored')} />
      <RangeField label="Edge" min={0} max={MAX_EDGE_WIDTH} unit=" px" {...getFieldProps('edge')} />
      <ColorField label="Edge colour" {...getFieldProps('edgeColour')} />
    </div>
  )
}
