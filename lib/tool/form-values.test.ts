import { expect, test } from 'vitest'
import type { Field } from './form'
import { describeChangedOptions, getChangedValues, parseFieldValue } from './form-values'

const fields: readonly Field[] = [
  { kind: 'toggle', name: 'loud', label: 'Loud', default: false },
  { kind: 'number', name: 'count', label: 'Count', min: 1, max: 9, default: 3 },
  {
    kind: 'choices',
    name: 'days',
    label: 'Days',
    options: [
      { value: 'mon', label: 'Monday' },
      { value: 'tue', label: 'Tuesday' },
    ],
    default: ['mon'],
  },
]

test('only what differs from its default counts as changed', () => {
  expect(getChangedValues(fields, { loud: false, count: 3, days: ['mon'] })).toEqual({})
  expect(getChangedValues(fields, { loud: true, count: 4, days: [] })).toEqual({
    loud: true,
    count: 4,
    days: [],
  })
  expect(getChangedValues(fields, { count: 3, other: 'x' })).toEqual({})
})

test('a text of several lines keeps its line breaks, whatever system wrote them, and is cut at its limit', () => {
  const field: Field = { kind: 'text', isMultiline: true, name: 'x', label: 'X', maxLength: 5, default: '' }
  expect(parseFieldValue(field, 'a\r\nb\rc\n')).toBe('a\nb\nc')
  expect(parseFieldValue(field, 7)).toBeNull()
})

test('a colour is six hexadecimal digits, and what is out of sight is not named among what has changed', () => {
  const text = { kind: 'text', label: 'X', maxLength: 7, default: '' } as const
  const colour: Field = { ...text, name: 'x', variant: 'colour' }
  expect(parseFieldValue(colour, '#AB12ef')).toBe('#ab12ef')
  expect(['red', '#fff', '#12345g', '#1234567', ''].map((value) => parseFieldValue(colour, value))).toEqual(
    Array(5).fill(null),
  )
  const hidden: Field = { ...text, name: 'y', variant: 'hidden' }
  expect(describeChangedOptions([colour, hidden], { x: '#ab12ef', y: 'abc' })).toEqual(['X: #ab12ef'])
})

test('an option that counts for nothing beside the others is not said', () => {
  const ring: Field = {
    kind: 'number',
    name: 'ring',
    label: 'Ring',
    min: 0,
    max: 20,
    visibleWhen: { field: 'shape', oneOf: ['circle', 'oval'] },
    default: 0,
  }
  expect(describeChangedOptions([ring], { ring: 4, shape: 'oval' })).toEqual(['Ring: 4'])
  expect(describeChangedOptions([ring], { ring: 4, shape: 'square' })).toEqual([])
})
