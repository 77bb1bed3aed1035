import { formatDimensions } from '@/lib/core/geometry/sizes'
import { defaultPresetId } from '@/lib/platforms/images/presets'
import { generatablePresets } from '@/lib/platforms/images/request-size'
import type { Field } from '@/lib/tool/form'
import { styles } from './image-prompt'

export const fields = [
  {
    kind: 'select',
    name: 'preset',
    label: 'Size',
    default: defaultPresetId,
    options: generatablePresets.map(({ id, network, label, ...size }) => ({
      value: id,
      label: `${label}, ${formatDimensions(size)}`,
      group: network,
    })),
  },
  {
    kind: 'number',
    name: 'count',
    label: 'Pictures',
    min: 1,
    max: 4,
    default: 1,
    hint: 'One to four: it’s one use either way.',
  },
  {
    kind: 'select',
    name: 'style',
    label: 'Style',
    default: 'none',
    variant: 'chips',
    options: styles.map(({ id, label }) => ({ value: id, label })),
  },
  {
    kind: 'select',
    name: 'quality',
    label: 'Quality',
    default: 'medium',
    options: [
      { value: 'low', label: 'Low: a quick draft' },
      { value: 'medium', label: 'Medium' },
      { value: 'high', label: 'High: slower, for small text and detail' },
    ],
  },
  {
    kind: 'select',
    name: 'format',
    label: 'File type',
    default: 'png',
    options: [
      { value: 'png', label: 'PNG' },
      { value: 'jpeg', label: 'JPEG: smaller files' },
      { value: 'webp', label: 'WebP: smallest files' },
    ],
  },
  {
    kind: 'toggle',
    name: 'transparent',
    label: 'Transparent background',
    default: false,
    hint: 'For logos and stickers. Makes a PNG if you chose JPEG.',
  },
] as const satisfies readonly Field[]
