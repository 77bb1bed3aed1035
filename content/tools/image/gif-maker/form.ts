import { MIN_DELAY_MS } from '@/lib/images/gif/delays'
import { colorField, numberField, select, textField, toggle } from '@/lib/tool/fields'
import type { Field, FieldParameters } from '@/lib/tool/form'
import { MAX_WIDTH } from './gif-plan'

export const fields = [
  numberField('ms', 'Each picture stays, in milliseconds', { min: MIN_DELAY_MS, max: 10_000, default: 500 }),
  numberField('videoMs', 'Each frame stays, in milliseconds', { min: MIN_DELAY_MS, max: 2_000, default: 100 }),
  numberField('width', 'Width in pixels', {
    min: 32,
    max: MAX_WIDTH,
    default: 480,
    hint: `Up to ${MAX_WIDTH}, and no wider than your widest picture.`,
  }),
  select('shape', 'Shape', {
    first: 'As the first picture',
    '1:1': 'Square 1:1',
    '4:5': 'Portrait 4:5',
    '9:16': 'Story 9:16',
    '16:9': 'Landscape 16:9',
  }),
  select('order', 'Plays', { forward: 'Forwards', reverse: 'Backwards', boomerang: 'There and back (boomerang)' }),
  select('fit', 'Pictures of another shape', {
    cover: 'Fill the frame, edges cut',
    contain: 'Whole, with a background',
  }),
  toggle('under15', 'Keep it under 15 MB', true, {
    hint: 'X’s limit for GIFs. Lowers colours, then width, and says so.',
  }),
  textField('caption', 'Caption', 120, { placeholder: 'Monday mood' }),
  select('captionAt', 'Caption stands', { bottom: 'At the bottom', top: 'At the top' }),
  numberField('plays', 'Times it plays', { min: 0, max: 100, default: 0, hint: '0 is for ever.' }),
  colorField('ground', 'Background', '#ffffff'),
  toggle('clear', 'Keep see-through parts', false, {
    hint: 'For stickers. Edges get hard: a GIF has no half-transparent pixels.',
  }),
  select('palette', 'Colours', { frame: 'Best for each frame', global: 'One set for all, often smaller' }),
  numberField('colours', 'How many colours', { min: 2, max: 256, default: 256 }),
  select('dither', 'Dithering', {
    diffuse: 'Smooth (Floyd–Steinberg)',
    ordered: 'Pattern (Bayer), smaller files',
    none: 'Off, for drawings',
  }),
] as const satisfies readonly Field[]

export type GifSettings = FieldParameters<typeof fields>

export const toolInfo = { type: 'gif-maker', path: '/image-tools/gif-maker', fields }
