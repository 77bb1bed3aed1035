import { expect, test } from 'vitest'
import { formatColor, parseColor } from './parse-color'

test.each([
  ['mud brown #6b4a2f', { name: 'mud brown', hex: '#6b4a2f' }],
  ['Elfenbein (#FBF6E6)', { name: 'Elfenbein', hex: '#fbf6e6' }],
  ['#112233', { name: '#112233', hex: '#112233' }],
  ['charcoal', { name: 'charcoal', hex: '#36454f' }],
  ['Amber', { name: 'Amber', hex: '#ffbf00' }],
  ['one orange accent', { name: 'one orange accent', hex: '#f97d16' }],
  ['thick black', { name: 'thick black', hex: '#111111' }],
  ['pale mustard', { name: 'pale mustard', hex: '#ecd290' }],
  ['deep teal', { name: 'deep teal', hex: '#074446' }],
  ['mud brown', { name: 'mud brown', hex: '#6b4423' }],
  ['Schlammfarben', null],
  ['', null],
])('“%s” is a colour', (words, expected) => {
  expect(parseColor(words)).toEqual(expected)
})

test('a list says the value of each colour that it knows', () => {
  expect(['charcoal', 'mud brown #6b4a2f', '#112233', 'Schlammfarben'].map(formatColor)).toEqual([
    'charcoal #36454f',
    'mud brown #6b4a2f',
    '#112233',
    'Schlammfarben',
  ])
})
