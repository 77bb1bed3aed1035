import { defineTextTool } from '@/lib/tool/tool-definition'
import { copy } from './copy'
import { presets } from './presets'

export const utmLinkBuilder = defineTextTool({
  type: 'utm-link-builder',
  path: '/text-tools/utm-link-builder',
  icon: 'link',
  copy,
  related: ['social-character-counter', 'case-converter', 'instagram-bio', 'youtube-description'],
  input: {
    label: 'Your links, one per line',
    placeholder: 'https://example.com/shop?size=m#reviews',
    limit: 100_000,
    sample:
      'https://example.com/spring-sale?size=m#reviews\nhttps://example.com/blog/sourdough?utm_source=old',
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
    {
      kind: 'text',
      name: 'campaign',
      label: 'Campaign',
      maxLength: 100,
      default: '',
      placeholder: 'Spring Sale 2026',
      recent: true,
    },
    {
      kind: 'text',
      name: 'content',
      label: 'Content (optional)',
      maxLength: 100,
      default: '',
      placeholder: 'bio link',
      hint: 'Tells two links of one campaign apart.',
      recent: true,
    },
    {
      kind: 'text',
      name: 'term',
      label: 'Term (optional)',
      maxLength: 100,
      default: '',
      placeholder: 'paid keyword',
      recent: true,
    },
    {
      kind: 'text',
      name: 'source',
      label: 'Source of your own',
      maxLength: 100,
      default: '',
      placeholder: 'newsletter',
      hint: 'One more link, beside the networks chosen.',
      recent: true,
    },
    {
      kind: 'text',
      name: 'medium',
      label: 'Medium of your own',
      maxLength: 100,
      default: '',
      placeholder: 'email, paid_social, cpc',
      hint: 'For your own source; alone, for all networks.',
      recent: true,
    },
    {
      kind: 'select',
      name: 'spaces',
      label: 'Spaces become',
      options: [
        { value: '-', label: 'Hyphens: spring-sale' },
        { value: '_', label: 'Underscores: spring_sale' },
      ],
      default: '-',
    },
    {
      kind: 'select',
      name: 'existing',
      label: 'UTM parameters a link has already',
      options: [
        { value: 'replace', label: 'Replace with these' },
        { value: 'keep', label: 'Keep, add what is missing' },
      ],
      default: 'replace',
    },
    { kind: 'toggle', name: 'lower', label: 'Small letters', default: true },
  ],
})
