import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Field } from '@/lib/tool/form'
import { SettingInput } from './setting-input'

const ringField = { kind: 'number', name: 'ring', label: 'Ring', min: 0, max: 20, default: 0 } as const
const circleOnlyField: Field = { ...ringField, visibleWhen: { field: 'shape', oneOf: ['circle'] } }

const renderInput = (field: Field, shape: string) =>
  renderToStaticMarkup(<SettingInput field={field} idPrefix="x" settings={{ shape, ring: 3 }} />)

test('a setting is out of sight, with its value, while it counts for nothing', () => {
  expect(renderInput(circleOnlyField, 'square')).toMatch(/^<div class="contents" hidden="">.*name="option.ring"/)
  expect(renderInput(circleOnlyField, 'circle')).toMatch(/^<div class="contents"><div/)
  expect(renderInput(ringField, 'square')).not.toContain('contents')
})
