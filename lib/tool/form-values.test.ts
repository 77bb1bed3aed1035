import { expect, test } from 'vitest'
import type { Field } from './form'
import { acceptedValue, changedValues } from './form-values'

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
  expect(changedValues(fields, { loud: false, count: 3, days: ['mon'] })).toEqual({})
  expect(changedValues(fields, { loud: true, count: 4, days: [] })).toEqual({
    loud: true,
    count: 4,
    days: [],
  })
  expect(changedValues(fields, { count: 3, other: 'x' })).toEqual({})
})

test('a text of several lines keeps its line breaks, whatever system wrote them, and is cut at its limit', () => {
  const field: Field = { kind: 'text', multiline: true, name: 'x', label: 'X', maxLength: 5, default: '' }
  expect(acceptedValue(field, 'a\r\nb\rc\n')).toBe('a\nb\nc')
  expect(acceptedValue(field, 7)).toBeNull()
})
