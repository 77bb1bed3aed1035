import { bindFields, type UpdateRecord } from '@/components/editor/bind-fields'
import { CheckField } from '@/components/editor/check-field'
import { ColourField } from '@/components/editor/colour-field'
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
      <RangeField
        label="Largest letters"
        min={FONT_SIZE.least}
        max={FONT_SIZE.most}
        unit=" px"
        {...fieldProps('size')}
      />
      <RangeField label="Outline" min={0} max={MAX_EDGE_WIDTH} unit=" px" {...fieldProps('outline')} />
      <ColourField label="Letters" {...fieldProps('colour')} />
      <ColourField label="Outline colour" {...fieldProps('outlineColour')} />
      <CheckField label="Capitals" {...fieldProps('upper')} />
      <CheckField label="Shadow" {...fieldProps('shadow')} />
    </div>
  )
}
