import type { ThumbnailInput } from './fields'

type Look = { background: string; palettes: readonly (readonly string[])[]; picture: string }

/** What a style settles: the ground, the colours, how the picture is made. */
export const looks: Record<ThumbnailInput['parameters']['style'], Look> = {
  photo: {
    background: 'The real place, darker than the subject and out of focus',
    palettes: [
      ['warm light', 'deep green', 'off-white'],
      ['daylight white', 'slate blue', 'orange'],
      ['amber', 'charcoal', 'cream'],
    ],
    picture: 'Widescreen photograph, natural side light, shallow depth of field',
  },
  bold: {
    background: 'One flat, strong colour without texture, with a thick light outline around the subject',
    palettes: [
      ['signal yellow', 'black', 'white'],
      ['bright red', 'off-white', 'dark blue'],
      ['turquoise', 'deep purple', 'white'],
    ],
    picture: 'Widescreen studio photograph, subject cut out on one flat saturated colour, hard light',
  },
  calm: {
    background: 'An empty, evenly lit surface that is clearly lighter than the subject',
    palettes: [
      ['sand', 'dark brown'],
      ['pale grey', 'ink blue'],
      ['soft sage', 'near black'],
    ],
    picture: 'Widescreen photograph, much empty space, soft window light, two muted colours',
  },
  drawn: {
    background: 'Plain paper white or one dark colour, nothing drawn on it',
    palettes: [
      ['paper white', 'thick black', 'one orange accent'],
      ['dark navy', 'chalk white', 'one yellow accent'],
      ['light grey', 'deep red'],
    ],
    picture: 'Widescreen simple illustration, thick lines, flat colours, at most three shapes',
  },
}
