import { select, textField, toggle } from '@/lib/tool/fields'
import { defineTextTool } from '@/lib/tool/text-tool'
import { presets } from './presets'

const placeCount = Object.keys(presets).length

export default defineTextTool({
  type: 'utm-link-builder',
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
      label: 'Where you’ll post them (we fill in source and medium)',
      options: Object.entries(presets).map(([value, { label }]) => ({ value, label })),
      default: ['instagram'],
    },
    textField('campaign', 'Campaign', 100, { placeholder: 'Spring Sale 2026', suggestsRecentValues: true }),
    textField('content', 'Content (optional)', 100, {
      placeholder: 'bio link',
      hint: 'Tells two links in the same campaign apart.',
      suggestsRecentValues: true,
    }),
    textField('term', 'Term (optional)', 100, { placeholder: 'paid keyword', suggestsRecentValues: true }),
    textField('source', 'Your own source', 100, {
      placeholder: 'newsletter',
      hint: 'Adds one more link to the list above.',
      suggestsRecentValues: true,
    }),
    textField('medium', 'Your own medium', 100, {
      placeholder: 'email, paid_social, cpc',
      hint: 'Goes with your own source. Without one, it applies to every network.',
      suggestsRecentValues: true,
    }),
    textField('id', 'Campaign ID', 100, {
      placeholder: 'abc.123',
      hint: 'utm_id. Stays exactly as typed, so it matches the ID in your cost data.',
      suggestsRecentValues: true,
    }),
    textField('platform', 'Source platform', 100, {
      placeholder: 'Search Ads 360',
      hint: 'utm_source_platform: where you manage the ads.',
      suggestsRecentValues: true,
    }),
    textField('format', 'Creative format', 100, {
      placeholder: 'video, display, carousel',
      hint: 'utm_creative_format.',
      suggestsRecentValues: true,
    }),
    textField('tactic', 'Marketing tactic', 100, {
      placeholder: 'remarketing, prospecting',
      hint: 'utm_marketing_tactic.',
      suggestsRecentValues: true,
    }),
    select('spaces', 'Replace spaces with', { '-': 'Hyphens: spring-sale', _: 'Underscores: spring_sale' }),
    select('existing', 'UTM tags already in a link', {
      replace: 'Replace those you set here',
      keep: 'Leave them, add what’s missing',
    }),
    toggle('lower', 'Lowercase', true),
  ],
})
