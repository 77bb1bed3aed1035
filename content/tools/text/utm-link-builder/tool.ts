import { select, textField, toggle } from '@/lib/tool/fields'
import { defineTextTool } from '@/lib/tool/text-tool'
import { presets } from './presets'

const placeCount = Object.keys(presets).length

export default defineTextTool({
  type: 'utm-link-builder',
  path: '/text-tools/utm-link-builder',
  icon: 'link',
  order: 320,
  category: 'creator',
  searchWords: 'utm link, utm builder, track clicks, campaign link, url builder, link tracker',
  /** Two places are no networks: newsletter and print. The description names three. */
  copyValues: { networks: placeCount - 2, otherPlaces: placeCount - 3 },
  relatedToolTypes: ['social-character-counter', 'case-converter', 'instagram-bio', 'youtube-description'],
  input: {
    label: 'Your links, one per line',
    placeholder: 'https://example.com/shop?size=m#reviews',
    limit: 100_000,
    sample: 'https://example.com/spring-sale?size=m#reviews\nhttps://example.com/blog/sourdough?utm_source=old',
  },
  visibleFieldCount: 4,
  fields: [
    {
      kind: 'choices',
      name: 'networks',
      label: 'Where you post them (source and medium are filled in)',
      options: Object.entries(presets).map(([value, { label }]) => ({ value, label })),
      default: ['instagram'],
    },
    textField('campaign', 'Campaign', 100, { placeholder: 'Spring Sale 2026', suggestsRecentValues: true }),
    textField('content', 'Content (optional)', 100, {
      placeholder: 'bio link',
      hint: 'Tells two links of one campaign apart.',
      suggestsRecentValues: true,
    }),
    textField('term', 'Term (optional)', 100, { placeholder: 'paid keyword', suggestsRecentValues: true }),
    textField('source', 'Source of your own', 100, {
      placeholder: 'newsletter',
      hint: 'One more link, beside the networks chosen.',
      suggestsRecentValues: true,
    }),
    textField('medium', 'Medium of your own', 100, {
      placeholder: 'email, paid_social, cpc',
      hint: 'For your own source; alone, for all networks.',
      suggestsRecentValues: true,
    }),
    select('spaces', 'Spaces become', { '-': 'Hyphens: spring-sale', _: 'Underscores: spring_sale' }),
    select('existing', 'UTM parameters a link has already', {
      replace: 'Replace with these',
      keep: 'Keep, add what is missing',
    }),
    toggle('lower', 'Small letters', true),
  ],
})
