import { expect, test } from 'vitest'
import { getMakerUrl, type Maker } from './maker'
import { buildMakerPrefillUrl, parseMakerPrefill } from './maker-prefill'

const card = {
  copy: 'I repaired a flooded accordion\n\nText: Mud inside\nColours: mud brown #6b4a2f, Amber #FFBF00\nImage prompt: an accordion in mud',
}

const maker = { name: 'Maker', path: '/maker', scope: 'card', inputKind: 'texts' } as const satisfies Maker

test.each<[string, Maker, string | null]>([
  [
    'words and colors',
    { ...maker, lineLabel: 'Text', colorsLabel: 'Colours' },
    'text=Mud+inside&colour=%236b4a2f&colour=%23ffbf00',
  ],
  [
    'a prompt and its parameters',
    { ...maker, inputKind: 'prompt', lineLabel: 'Image prompt', parameters: { preset: 'yt' } },
    'prompt=an+accordion+in+mud&preset=yt',
  ],
])('a link from a card to a maker includes %s', (_, target, parameters) => {
  expect(getMakerUrl(target, [card])).toBe(`/maker#${parameters}`)
  expect(getMakerUrl(target, [{ copy: 'Only a title' }])).toBe(null)
})

test('a link from a Story has the text of each frame and the size', () => {
  const copy =
    'Repair it?\n\nFrame 1: The chain\nText: In two pieces.\nPoll: Worth it? (Yes / No)\n\nFrame 2: I say yes.'
  const url = getMakerUrl({ ...maker, inputKind: 'frames', parameters: { size: 'ig-story' } }, [{ copy }])
  expect(url).toBe('/maker#text=In+two+pieces.&text=I+say+yes.&size=ig-story')
  expect(getMakerUrl({ ...maker, inputKind: 'frames' }, [{ copy: 'Repair it?\n\nFrame 1: The chain\nText:' }])).toBe(
    null,
  )
})

test('puts a text for each result in a link for a whole run', () => {
  const url = getMakerUrl({ ...maker, scope: 'run' }, [{ copy: 'One' }, { copy: 'Two\nlines' }])
  expect(url).toBe('/maker#text=One&text=Two%0Alines')
})

test('puts texts and colors in the link after the #', () => {
  const prefill = { texts: ['MUD & KEYS', 'zwei\nZeilen?'], colors: ['#6b4a2f', '#ffd100'] }
  const link = buildMakerPrefillUrl('/maker', prefill)
  expect(link).toBe('/maker#text=MUD+%26+KEYS&text=zwei%0AZeilen%3F&colour=%236b4a2f&colour=%23ffd100')
  expect(parseMakerPrefill(new URL(link, 'https://example.org').hash)).toEqual(prefill)
})

test.each([
  ['no part at all', '', null],
  ['a template', '#template=e30', null],
  ['blank texts', '#text=+&text=', null],
  ['what is not a color', '#text=a&colour=red&colour=url(x)', { texts: ['a'], colors: [] }],
])('reads only the valid parts of %s', (_, hash, expected) => {
  expect(parseMakerPrefill(hash)).toEqual(expected)
})

test('reads at most 40 texts of 1,000 characters', () => {
  const texts = Array.from({ length: 60 }, () => '😀'.repeat(2000))
  const parsedPrefill = parseMakerPrefill(
    new URL(buildMakerPrefillUrl('/x', { texts, colors: [] }), 'https://example.org').hash,
  )
  expect([parsedPrefill?.texts.length, [...(parsedPrefill?.texts[0] ?? '')].length]).toEqual([40, 1000])
})
