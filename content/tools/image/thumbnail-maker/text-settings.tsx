import { bind, type Put } from '@/components/editor/bind'
import { CheckField } from '@/components/editor/check-field'
import { ColourField } from '@/components/editor/colour-field'
import { RangeField } from '@/components/editor/range-field'
import { SelectField } from '@/components/editor/select-field'
import { typefaces } from '@/lib/images/drawing/typefaces'
import { LETTERS, type TextLayer, WIDEST_EDGE } from './scene'

const typefaceOptions = typefaces.map(({ label }, value) => ({ value, label }))
const alignments = [
  { value: 'left', label: 'Left' },
  { value: 'middle', label: 'Middle' },
  { value: 'right', label: 'Right' },
] as const

export function TextSettings({ layer, onLayer }: { layer: TextLayer; onLayer: Put<TextLayer> }) {
  const at = bind(layer, onLayer)
  return (
    <div className="grid two-columns gap-3">
      <SelectField label="Typeface" options={typefaceOptions} {...at('typeface')} />
      <SelectField label="Lines stand" options={alignments} {...at('align')} />
      <RangeField label="Largest letters" min={LETTERS.least} max={LETTERS.most} unit=" px" {...at('size')} />
      <RangeField label="Outline" min={0} max={WIDEST_EDGE} unit=" px" {...at('outline')} />
      <ColourField label="Letters" {...at('colour')} />
      <ColourField label="Outline colour" {...at('outlineColour')} />
      <CheckField label="Capitals" {...at('upper')} />
      <CheckField label="Shadow" {...at('shadow')} />
    </div>
  )
}
