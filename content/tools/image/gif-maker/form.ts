import { MIN_DELAY_MS } from '@/lib/images/gif/delays'
import { colorField, numberField, select, sliderField, textField, toggle } from '@/lib/tool/fields'
import type { Field, FieldParameters } from '@/lib/tool/form'
import { MAX_WIDTH } from './gif-plan'

export const fields = [
  // In milliseconds; the page shows seconds for photos and frames per second for a video.
  numberField('ms', 'Seconds per photo', { min: MIN_DELAY_MS, max: 10_000, default: 500 }),
  numberField('videoMs', 'Frames per second', { min: MIN_DELAY_MS, max: 2_000, default: 100 }),
  sliderField('width', 'Width in pixels', {
    min: 32,
    max: MAX_WIDTH,
    default: 480,
    hint: 'Never wider than your widest photo.',
  }),
  select('shape', 'Shape', {
    first: 'Same as the first photo',
    '1:1': 'Square 1:1',
    '4:5': 'Portrait 4:5',
    '9:16': 'Story 9:16',
    '16:9': 'Landscape 16:9',
  }),
  select('order', 'Direction', { forward: 'Forward', reverse: 'Backward', boomerang: 'Boomerang' }),
  select('fit', 'If it doesn’t fit', { cover: 'Crop to fill', contain: 'Fit with borders' }),
  toggle('under15', 'Keep it under 15 MB', true, { hint: 'X’s limit for GIFs. We reduce colors first, then width.' }),
  textField('caption', 'Caption', 120, { placeholder: 'Monday mood' }),
  select('captionAt', 'Caption position', { bottom: 'Bottom', top: 'Top' }),
  numberField('plays', 'Loops', { min: 0, max: 100, default: 0, hint: '0 means forever.' }),
  colorField('ground', 'Background', '#ffffff'),
  toggle('clear', 'Keep transparency', false, {
    hint: 'For stickers. GIF edges look jagged, because pixels can’t be semitransparent.',
  }),
  select('palette', 'Palette', { frame: 'Best for each frame', global: 'Same for all (often smaller)' }),
  sliderField('colours', 'Colors', { min: 2, max: 256, default: 256 }),
  select('dither', 'Dithering', {
    diffuse: 'Smooth (Floyd–Steinberg)',
    ordered: 'Pattern (Bayer, smaller files)',
    none: 'Off (for drawings)',
  }),
] as const satisfies readonly Field[]

export type GifSettings = FieldParameters<typeof fields>

export const toolInfo = { type: 'gif-maker', fields }
