import { numberField, select, toggle } from '@/lib/tool/fields'
import { defineTextTool } from '@/lib/tool/text-tool'

export default defineTextTool({
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
    select('network', 'Network', { instagram: 'Instagram', tiktok: 'TikTok', linkedin: 'LinkedIn' }),
    select('filler', 'Blank lines', {
      none: 'Plain blank line',
      braille: 'Invisible character (U+2800)',
      zero: 'Zero-width space (U+200B)',
      dot: 'A period',
    }),
    select('bullet', 'Bullets', {
      keep: 'Leave as is',
      dot: '• Dot',
      dash: '– Dash',
      arrow: '→ Arrow',
      check: '✅ Check mark',
      diamond: '🔸 Diamond',
    }),
    numberField('blank', 'Max blank lines in a row', { min: 0, max: 5, default: 1 }),
    toggle('tagsLast', 'Move hashtags to the end', false),
  ],
})
