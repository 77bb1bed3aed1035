import { mapValues } from '@/lib/core/map-values'
import { watermarkPositions } from '@/lib/images/watermark-positions'
import { safeAreas, videoTargets } from '@/lib/platforms/videos'
import { colorField, select, sliderField, textField, toggle } from '@/lib/tool/fields'
import type { Field, FieldParameters } from '@/lib/tool/form'

const getName = ({ name }: { name: string }) => name

export const shapeRatios = { '9:16': 9 / 16, '1:1': 1, '4:5': 4 / 5, '16:9': 16 / 9 } as const

export const fields = [
  select(
    'shape',
    'Shape',
    { source: 'Original', '9:16': '9:16', '1:1': '1:1', '4:5': '4:5', '16:9': '16:9' },
    { variant: 'chips' },
  ),
  select('fit', 'If it doesn’t fit', { auto: 'Automatic', crop: 'Crop to fill', blur: 'Fit with blurred edges' }),
  select('limit', 'File size limit', { none: 'No limit', ...mapValues(videoTargets, getName), custom: 'Custom size' }),
  textField('megabytes', 'Size in MB', 10, { default: '20', visibleWhen: { field: 'limit', oneOf: ['custom'] } }),
  select('shortSide', 'Resolution', { 1080: '1080p', 720: '720p', 480: '480p', 2160: '4K' }, { default: '1080' }),
  toggle('isMuted', 'Mute the video', false),
  select(
    'safeArea',
    'Safe zone',
    { ...mapValues(safeAreas, getName), off: 'Off' },
    { visibleWhen: { field: 'shape', oneOf: ['9:16'] } },
  ),
] as const satisfies readonly Field[]

/** Karaoke shows its progress along the whole line. */
const stylesWithReveal = ['outline', 'box', 'highlight', 'pop']

export const stylesWithAccent: readonly string[] = ['highlight', 'pop', 'karaoke']

export const captionFields = [
  select(
    'look',
    'Style',
    { outline: 'Outline', box: 'Box', highlight: 'Highlight', pop: 'Pop', karaoke: 'Karaoke' },
    { variant: 'chips' },
  ),
  select(
    'reveal',
    'Show',
    { line: 'Line by line', word: 'Word by word' },
    { visibleWhen: { field: 'look', oneOf: stylesWithReveal } },
  ),
  sliderField('height', 'Position', { min: 0, max: 100, default: 20, hint: '0 is the lowest spot, 100 the highest.' }),
  sliderField('textSize', 'Text size in %', { min: 50, max: 150, default: 100 }),
  colorField('textColor', 'Text', '#ffffff'),
  colorField('accentColor', 'Spoken word', '#ffe14d', { visibleWhen: { field: 'look', oneOf: stylesWithAccent } }),
] as const satisfies readonly Field[]

const { tile: _, ...positions } = watermarkPositions

export const watermarkFields = [
  textField('handle', 'Handle', 60, { placeholder: '@yourname' }),
  select('place', 'Placement', positions, {
    default: 'bottom right',
    hint: 'If captions are there, we use the opposite edge.',
  }),
  select('markSize', 'Size', { small: 'Small', medium: 'Medium', large: 'Large' }, { default: 'medium' }),
  sliderField('opacity', 'Opacity in %', { min: 20, max: 100, default: 100 }),
  // `kit` if the logo is that of the brand kit, which comes back after a reload.
  textField('logoSource', 'Logo', 3, { variant: 'hidden' }),
] as const satisfies readonly Field[]

export type VideoSettings = FieldParameters<typeof fields> &
  FieldParameters<typeof captionFields> &
  FieldParameters<typeof watermarkFields>

export const toolInfo = { type: 'video-for-posts', fields: [...fields, ...captionFields, ...watermarkFields] }
