import { bindFields, type UpdateRecord } from '@/components/editor/bind-fields'
import { CheckField } from '@/components/editor/check-field'
import { ColorField } from '@/components/editor/color-field'
import { RangeField } from '@/components/editor/range-field'
import { SelectField } from '@/components/editor/select-field'
import { typefaces } from '@/lib/images/drawing/typefaces'
import { FONT_SIZE, MAX_EDGE_WIDTH, type TextLayer } from './scene'

const typefaceOptions = typefaces.map(({ label }, value) => ({ value, label }))
const alignments = [
  { value: 'left', label: 'Left' },
  { value: 'middle', label: 'Middle' },
  { value: 'right', label: 'Right' },
] as const

export function TextSettings({ layer, onLayer }: { layer: TextLayer; onLayer: UpdateRecord<TextLayer> }) {
  const fieldProps = bindFields(layer, onLayer)
  return (
    <div className="grid two-columns gap-3">
      <SelectField label="Typeface" options={typefaceOptions} {...fieldProps('typeface')} />
      <SelectField label="Lines stand" options={alignments} {...fieldProps('align')} />
      <RangeField label="Largest letters" min={FONT_SIZE.min} max={FONT_SIZE.max} unit=" px" {...fieldProps('size')} />
      <RangeField label="Outline" min={0} max={MAX_EDGE_WIDTH} unit=" px" {...fieldProps('outline')} />
      <ColorField label="Letters" {...fieldProps('colour')} />
      <ColorField label="Outline colour" {...fieldProps('outlineColour')} />
      <CheckField label="Capitals" {...fieldProps('upper')} />
      <CheckField label="Shadow" {...fieldProps('shadow')} />
    </div>
  )
}
