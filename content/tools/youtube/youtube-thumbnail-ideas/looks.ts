import type { ThumbnailInput } from './fields'

type Look = { backgrounds: readonly string[]; palettes: readonly (readonly string[])[]; imagePrompt: string }

export const looks: Record<ThumbnailInput['parameters']['style'], Look> = {
  photo: {
    backgrounds: [
      'The real place, darker than the subject and out of focus',
      'A plain wall, clearly lighter than the subject',
      'A dark room with one window, the subject in its light',
    ],
    palettes: [
      ['warm light', 'deep green', 'off-white'],
      ['daylight white', 'slate blue', 'orange'],
      ['amber', 'charcoal', 'cream'],
      ['brick red', 'pale blue', 'white'],
      ['mustard', 'dark teal'],
      ['rose', 'bottle green', 'ivory'],
    ],
    imagePrompt: 'Widescreen photograph, natural side light, shallow depth of field',
  },
  bold: {
    backgrounds: ['One flat, strong colour without texture, with a thick light outline around the subject'],
    palettes: [
      ['signal yellow', 'black', 'white'],
      ['bright red', 'off-white', 'dark blue'],
      ['turquoise', 'deep purple', 'white'],
      ['orange', 'royal blue', 'white'],
      ['lime', 'black'],
    ],
    imagePrompt: 'Widescreen studio photograph, subject cut out on one flat saturated colour, hard light',
  },
  calm: {
    backgrounds: ['An empty, evenly lit surface that is clearly lighter than the subject'],
    palettes: [
      ['sand', 'dark brown'],
      ['pale grey', 'ink blue'],
      ['soft sage', 'near black'],
    ],
    imagePrompt: 'Widescreen photograph, much empty space, soft window light, two muted colours',
  },
  drawn: {
    backgrounds: ['Plain paper white or one dark colour, nothing drawn on it'],
    palettes: [
      ['paper white', 'thick black', 'one orange accent'],
      ['dark navy', 'chalk white', 'one yellow accent'],
      ['light grey', 'deep red'],
    ],
    imagePrompt: 'Widescreen simple illustration, thick lines, flat colours, at most three shapes',
  },
}
