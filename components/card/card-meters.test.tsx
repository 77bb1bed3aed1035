import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Meter } from '@/lib/tool/card'
import { CardMeters } from './card-meters'

const renderMeters = (...meters: Meter[]) => renderToStaticMarkup(<CardMeters meters={meters} />)
const renderText = (...meters: Meter[]) => renderMeters(...meters).replace(/<[^>]+>/g, '')

const characterMeter = (value: number): Meter => ({
  label: 'Caption',
  value,
  limit: 2200,
  unit: 'characters',
  of: 'copy',
})
const hashtagMeter = (value: number): Meter => ({
  label: 'Hashtags',
  value,
  limit: 5,
  unit: 'hashtags',
  of: 'copy',
})

test('counts stand in one line of words; what counts a part says which', () => {
  expect(renderText(characterMeter(86), hashtagMeter(3))).toBe('86 of 2,200 characters·3 of 5 hashtags')
  const name: Meter = {
    label: 'Name field',
    value: 12,
    limit: 30,
    unit: 'characters',
    of: { part: 'Name field' },
  }
  expect(renderText({ ...characterMeter(49), limit: 150 }, name)).toBe(
    '49 of 150 characters·Name field: 12 of 30 characters',
  )
  expect(renderText(name)).toBe('12 of 30 characters')
})

test.each<[string, Meter, string | null, boolean]>([
  ['room left', hashtagMeter(3), null, false],
  ['full and meant to be', hashtagMeter(5), 'text-positive', false],
  ['one too many', hashtagMeter(6), 'text-danger', true],
  ['nearly full of letters', characterMeter(2000), 'text-caution', true],
  ['as many letters as there may be', characterMeter(2200), 'text-caution', true],
  ['past the visitor’s own target', { ...hashtagMeter(7), target: true }, 'text-caution', true],
])('%s: colour and bar', (_, meter, colour, hasBar) => {
  const markup = renderMeters(meter)
  expect(markup.match(/text-(?:positive|caution|danger)/)?.[0] ?? null).toBe(colour)
  expect(markup.includes('<svg')).toBe(hasBar)
})
