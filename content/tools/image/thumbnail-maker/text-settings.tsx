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

export function TextSettings({ layer, changeLayer }: { layer: TextLayer; changeLayer: UpdateRecord<TextLayer> }) {
  const getFieldProps = bindFields(layer, changeLayer)
  return (
    <div className="grid two-columns gap-3">
      <SelectField label="Typeface" options={typefaceOptions} {...getFieldProps('typeface')} />
      <SelectField label="Lines stand" options={alignments} {...getFieldProps('align')} />
      <RangeField
        label="Largest letters"
        min={FONT_SIZE.min}
        max={FONT_SIZE.max}
        unit=" px"
        {...getFieldProps('size')}
      />
      <RangeField label="Outline" min={0} max={MAX_EDGE_WIDTH} unit=" px" {...getFieldProps('outline')} />
      <ColorField label="Letters" {...getFieldProps('colour')} />
      <ColorField label="Outline colour" {...getFieldProps('outlineColour')} />
      <CheckField label="Capitals" {...getFieldProps('upper')} />
      <CheckField label="Shadow" {...getFieldProps('shadow')} />
    </div>
  )
}
