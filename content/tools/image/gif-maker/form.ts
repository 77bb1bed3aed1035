import { MAX_DELAY_MS, MIN_DELAY_MS } from '@/lib/images/gif/delays'
import type { Field, FieldParameters } from '@/lib/tool/form'
import { MAX_WIDTH } from './gif-plan'

export const fields = [
  {
    kind: 'number',
    name: 'ms',
    label: 'Each picture stays, in milliseconds',
    min: MIN_DELAY_MS,
    max: MAX_DELAY_MS,
    default: 500,
  },
  {
    kind: 'number',
    name: 'videoMs',
    label: 'Each frame stays, in milliseconds',
    min: MIN_DELAY_MS,
    max: 2_000,
    default: 100,
  },
  {
    kind: 'number',
    name: 'width',
    label: 'Width in pixels',
    min: 32,
    max: MAX_WIDTH,
    default: 480,
    hint: `Up to ${MAX_WIDTH}, and no wider than your widest picture.`,
  },
  {
    kind: 'select',
    name: 'shape',
    label: 'Shape',
    default: 'first',
    options: [
      { value: 'first', label: 'As the first picture' },
      { value: '1:1', label: 'Square 1:1' },
      { value: '4:5', label: 'Portrait 4:5' },
      { value: '9:16', label: 'Story 9:16' },
      { value: '16:9', label: 'Landscape 16:9' },
    ],
  },
  {
    kind: 'select',
    name: 'order',
    label: 'Plays',
    default: 'forward',
    options: [
      { value: 'forward', label: 'Forwards' },
      { value: 'reverse', label: 'Backwards' },
      { value: 'boomerang', label: 'There and back (boomerang)' },
    ],
  },
  {
    kind: 'select',
    name: 'fit',
    label: 'Pictures of another shape',
    default: 'cover',
    options: [
      { value: 'cover', label: 'Fill the frame, edges cut' },
      { value: 'contain', label: 'Whole, with a background' },
    ],
  },
  {
    kind: 'toggle',
    name: 'under15',
    label: 'Keep it under 15 MB',
    default: true,
    hint: 'X’s limit for GIFs. Lowers colours, then width, and says so.',
  },
  { kind: 'text', name: 'caption', label: 'Caption', maxLength: 120, default: '', placeholder: 'Monday mood' },
  {
    kind: 'select',
    name: 'captionAt',
    label: 'Caption stands',
    default: 'bottom',
    options: [
      { value: 'bottom', label: 'At the bottom' },
      { value: 'top', label: 'At the top' },
    ],
  },
  { kind: 'number', name: 'plays', label: 'Times it plays', min: 0, max: 100, default: 0, hint: '0 is for ever.' },
  { kind: 'text', name: 'ground', label: 'Background', maxLength: 7, default: '#ffffff', variant: 'colour' },
  {
    kind: 'toggle',
    name: 'clear',
    label: 'Keep see-through parts',
    default: false,
    hint: 'For stickers. Edges get hard: a GIF has no half-transparent pixels.',
  },
  {
    kind: 'select',
    name: 'palette',
    label: 'Colours',
    default: 'frame',
    options: [
      { value: 'frame', label: 'Best for each frame' },
      { value: 'global', label: 'One set for all, often smaller' },
    ],
  },
  { kind: 'number', name: 'colours', label: 'How many colours', min: 2, max: 256, default: 256 },
  {
    kind: 'select',
    name: 'dither',
    label: 'Dithering',
    default: 'diffuse',
    options: [
      { value: 'diffuse', label: 'Smooth (Floyd–Steinberg)' },
      { value: 'ordered', label: 'Pattern (Bayer), smaller files' },
      { value: 'none', label: 'Off, for drawings' },
    ],
  },
] as const satisfies readonly Field[]

export type GifSettings = FieldParameters<typeof fields>

export const toolInfo = { type: 'gif-maker', path: '/image-tools/gif-maker', fields }
