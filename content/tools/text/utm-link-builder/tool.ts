import { mapValues } from '@/lib/core/map-values'
import { choices, select, textField, toggle } from '@/lib/tool/fields'
import { defineTextTool } from '@/lib/tool/text-tool'
import { presets } from './presets'

const placeCount = Object.keys(presets).length

const tagField = <const Name extends string>(name: Name, label: string, placeholder: string, hint?: string) =>
  textField(name, label, 100, { placeholder, ...(hint && { hint }), suggestsRecentValues: true })

export default defineTextTool({
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
    choices(
      'networks',
      'Where you’ll post them (we fill in source and medium)',
      mapValues(presets, ({ label }) => label),
      { default: ['instagram'] },
    ),
    tagField('campaign', 'Campaign', 'Spring Sale 2026'),
    tagField('content', 'Content (optional)', 'bio link', 'Tells two links in the same campaign apart.'),
    tagField('term', 'Term (optional)', 'paid keyword'),
    tagField('source', 'Your own source', 'newsletter', 'Adds one more link to the list above.'),
    tagField(
      'medium',
      'Your own medium',
      'email, paid_social, cpc',
      'Goes with your own source. Without one, it applies to every network.',
    ),
    tagField('id', 'Campaign ID', 'abc.123', 'utm_id. Stays exactly as typed, so it matches the ID in your cost data.'),
    tagField('platform', 'Source platform', 'Search Ads 360', 'utm_source_platform: where you manage the ads.'),
    tagField('format', 'Creative format', 'video, display, carousel', 'utm_creative_format.'),
    tagField('tactic', 'Marketing tactic', 'remarketing, prospecting', 'utm_marketing_tactic.'),
    select('spaces', 'Replace spaces with', { '-': 'Hyphens: spring-sale', _: 'Underscores: spring_sale' }),
    select('existing', 'UTM tags already in a link', {
      replace: 'Replace those you set here',
      keep: 'Leave them, add what’s missing',
    }),
    toggle('lower', 'Lowercase', true),
  ],
})
