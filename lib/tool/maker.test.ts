import { expect, test } from 'vitest'
import { getMakerUrl, type Maker } from './maker'

const card = {
  copy: 'I repaired a flooded accordion\n\nText: Mud inside\nColours: mud brown #6b4a2f, Amber #FFBF00\nImage prompt: an accordion in mud',
}
const thumbnails: Maker = {
  name: 'Thumbnail Maker',
  path: '/image-tools/thumbnail-maker',
  scope: 'card',
  inputKind: 'texts',
  lineLabel: 'Text',
  colorsLabel: 'Colours',
}

test('a maker gets the words and colours of a card', () => {
  expect(getMakerUrl(thumbnails, [card])).toBe(
    '/image-tools/thumbnail-maker#text=Mud+inside&colour=%236b4a2f&colour=%23ffbf00',
  )
})

test('a card without such a line is no start', () => {
  expect(getMakerUrl(thumbnails, [{ copy: 'Only a title' }])).toBe(null)
})

test('a form gets its prompt and the fields that go with it', () => {
  const generator: Maker = {
    name: 'AI Image Generator',
    path: '/image-tools/ai-image-generator',
    scope: 'card',
    inputKind: 'prompt',
    lineLabel: 'Image prompt',
    parameters: { preset: 'yt-thumbnail' },
  }
  expect(getMakerUrl(generator, [card])).toBe(
    '/image-tools/ai-image-generator#prompt=an+accordion+in+mud&preset=yt-thumbnail',
  )
})

test('a whole run is one text a result', () => {
  const quotes: Maker = {
    name: 'Quote Card Maker',
    path: '/image-tools/quote-card-maker',
    scope: 'run',
    inputKind: 'texts',
  }
  expect(getMakerUrl(quotes, [{ copy: 'One' }, { copy: 'Two\nlines' }])).toBe(
    '/image-tools/quote-card-maker#text=One&text=Two%0Alines',
  )
})
