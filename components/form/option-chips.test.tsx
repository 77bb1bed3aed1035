import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Field } from '@/lib/tool/form'
import { isChipField, isExpandedField, OptionChips } from './option-chips'

const text = { kind: 'text', name: 'brand', label: 'Brand', maxLength: 80, default: '' } as const
const choices = { kind: 'choices', name: 'to', label: 'To', options: [], default: [] } as const
const select = { kind: 'select', name: 'tone', label: 'Tone', options: [], default: '' } as const

test.each<[string, Field, { open: boolean; chip: boolean }]>([
  ['a text that is shown stands open', { ...text, isAlwaysVisible: true }, { open: true, chip: false }],
  ['choices that are shown stand open', { ...choices, isAlwaysVisible: true }, { open: true, chip: false }],
  ['a select that is shown is a chip', { ...select, isAlwaysVisible: true }, { open: false, chip: true }],
  ['all others wait in the options', text, { open: false, chip: false }],
])('%s', (_, field, { open, chip }) => {
  expect([isExpandedField(field), isChipField(field)]).toEqual([open, chip])
})

test('a hint below the chips says whose it is', () => {
  const tone = { ...select, isAlwaysVisible: true, hint: 'Works when an AI model writes.' } as const
  const shown = renderToStaticMarkup(<OptionChips fields={[tone]} parameters={{ tone: '' }} />)
  expect(shown).toContain('>Tone: Works when an AI model writes.</p>')
})
