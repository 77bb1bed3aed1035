import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type BlankControl, ResultText } from '@/components/blanks/result-text'
import type { Meter } from '@/lib/tool/card'
import { formatCardHeading } from './card-content'
import { removePhrase, selectBlank } from './card-editing'
import { CardMeters } from './card-meters'

test.each([
  [3, { heading: 'Bold claim' }, '3 · Bold claim'],
  [1, { heading: 'Slide 1 of 7' }, 'Slide 1 of 7'],
  [4, { heading: 'Day 6 · Saturday' }, 'Day 6 · Saturday'],
  [5, {}, '5'],
])('labels result %i of card %j as “%s”', (number, card, label) => {
  expect(formatCardHeading(number, card)).toBe(label)
})

test.each([
  ['We closed the shop, I cried in the car.', 'I cried in the car', 'We closed the shop.'],
  ['I cried in the car. We closed the shop.', 'I cried in the car', 'We closed the shop.'],
  ['I cried in the car, then we closed.', 'I cried in the car', 'Then we closed.'],
  ['We closed, in the rain, the shop.', 'in the rain', 'We closed the shop.'],
  ['First line\nI cried\nLast line', 'I cried', 'First line\n\nLast line'],
  ['We closed.', 'not there', 'We closed.'],
])('removes from “%s” the phrase “%s” and repairs the punctuation', (text, phrase, expected) => {
  expect(removePhrase(text, phrase)).toBe(expected)
})

const buildCaptionMeter = (value: number): Meter => ({ ...nameMeter, label: 'Caption', value, limit: 2200, of: 'copy' })
const buildHashtagMeter = (value: number): Meter => ({
  label: 'Hashtags',
  value,
  limit: 5,
  unit: 'hashtags',
  of: 'copy',
})
const nameMeter: Meter = { label: 'Name', value: 12, limit: 30, unit: 'characters', of: { part: 'Name' } }
const renderMeters = (...meters: Meter[]) => renderToStaticMarkup(<CardMeters meters={meters} />)

test.each([
  [[buildCaptionMeter(86), buildHashtagMeter(3)], '86 of 2,200 characters·3 of 5 hashtags'],
  [[buildCaptionMeter(86), nameMeter], '86 of 2,200 characters·Name: 12 of 30 characters'],
  [[nameMeter], '12 of 30 characters'],
  [[{ ...buildHashtagMeter(7), target: true as const }], '7 hashtags. Aim for 5.'],
  [[buildHashtagMeter(7)], '7 of 5 hashtags (2 too many)'],
])('shows meters on one line, and names a meter of one part only beside others (case %#)', (meters, line) => {
  expect(renderMeters(...meters).replace(/<[^>]+>/g, '')).toBe(line)
})

test.each<[string, Meter, string | null, boolean]>([
  ['no color and no bar while it has room', buildHashtagMeter(3), null, false],
  ['the positive color and no bar at the limit of hashtags', buildHashtagMeter(5), 'text-positive', false],
  ['the danger color and a bar for one hashtag too many', buildHashtagMeter(6), 'text-danger', true],
  ['the caution color and a bar near the limit of characters', buildCaptionMeter(2000), 'text-caution', true],
  ['the caution color and a bar at the limit of characters', buildCaptionMeter(2200), 'text-caution', true],
  [
    'the caution color and a bar past the visitor’s own target',
    { ...buildHashtagMeter(7), target: true },
    'text-caution',
    true,
  ],
])('gives a meter %s', (_, meter, color, hasBar) => {
  const markup = renderMeters(meter)
  expect(markup.match(/text-(?:positive|caution|danger)/)?.[0] ?? null).toBe(color)
  expect(markup.includes('<svg')).toBe(hasBar)
})

test('keeps a period on the line of the blank before it, and neither loses nor repeats a character', () => {
  const text = 'It took [the hour]: “[who],” said [a name] and left [a place].'
  const keys = ['0:0', '0:1', '0:2', '0:3']
  const control: BlankControl = { resultNumber: 1, values: {}, describedBy: undefined, onChange: () => {} }
  const render = (blankControl?: BlankControl) =>
    renderToStaticMarkup(
      <ResultText text={text} blankKeys={keys} blankControl={blankControl} assumedPhrases={['and left']} />,
    )
      .replace(/<textarea.*?<\/textarea>/g, '▢')
      .replace(/<span class="whitespace-nowrap">(.*?)<\/span>/g, '|$1|')
      .replace(/<[^>]+>/g, '')
  expect(render(control)).toBe('It took |▢:| “|▢,|” said |▢| and left |▢.|')
  expect(render()).toBe(text)
})

test('selects the blank after the selection or before it, and none beyond the ends', () => {
  const textarea = {
    value: 'At [the hour] with [a name]',
    selectionStart: 0,
    selectionEnd: 0,
    setSelectionRange: (start: number, end: number) =>
      Object.assign(textarea, { selectionStart: start, selectionEnd: end }),
  }
  const press = (isBackward: boolean) =>
    selectBlank(textarea, isBackward) && textarea.value.slice(textarea.selectionStart, textarea.selectionEnd)
  expect([false, false, false, true, true].map(press)).toEqual(['[the hour]', '[a name]', false, '[the hour]', false])
})
