import { defineTextTool } from '@/lib/tool/text-tool'

export default defineTextTool({
  type: 'caption-spacer',
  path: '/text-tools/caption-spacer',
  icon: 'separator-horizontal',
  order: 260,
  category: 'format',
  searchWords: 'instagram line breaks, instagram space, spacing, blank space, format caption, empty line',
  relatedToolTypes: ['instagram-caption', 'fancy-text-generator', 'thread-splitter', 'tiktok-caption'],
  input: {
    label: 'Your caption',
    placeholder: 'Paste a caption with its line breaks',
    limit: 5_000,
    sample:
      'Three loaves, one thermometer.   \n\n\n\nWhat changed:\n- water at 28 °C\n- a longer rest\n- no guessing #sourdough\n.\n.\nWhich one are you trying first? #homebaker',
  },
  visibleFieldCount: 2,
  fields: [
    {
      kind: 'select',
      name: 'network',
      label: 'For',
      options: [
        { value: 'instagram', label: 'Instagram' },
        { value: 'tiktok', label: 'TikTok' },
        { value: 'linkedin', label: 'LinkedIn' },
      ],
      default: 'instagram',
    },
    {
      kind: 'select',
      name: 'filler',
      label: 'Blank lines',
      options: [
        { value: 'none', label: 'Really blank' },
        { value: 'braille', label: 'Invisible character (U+2800)' },
        { value: 'zero', label: 'Zero-width space (U+200B)' },
        { value: 'dot', label: 'A full stop' },
      ],
      default: 'none',
    },
    {
      kind: 'select',
      name: 'bullet',
      label: 'Bullets',
      options: [
        { value: 'keep', label: 'As they are' },
        { value: 'dot', label: '• Dot' },
        { value: 'dash', label: '– Dash' },
        { value: 'arrow', label: '→ Arrow' },
        { value: 'check', label: '✅ Check mark' },
        { value: 'diamond', label: '🔸 Diamond' },
      ],
      default: 'keep',
    },
    { kind: 'number', name: 'blank', label: 'Blank lines in a row, at most', min: 0, max: 5, default: 1 },
    { kind: 'toggle', name: 'tagsLast', label: 'Move hashtags to the end', default: false },
  ],
})
