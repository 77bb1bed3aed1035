import { z } from 'zod'
import type { Field, FieldParameters } from '@/lib/tool/form'
import { audienceField, avoidField, languageField, toneField } from '@/lib/tool/shared-fields'

/** Limit of a text, in UTF-16 units. A target is our own or the shop’s advice and may be exceeded. */
type Limit = { max: number; isTarget?: true }

/**
 * Limits of a product listing by shop, from sources read in November 2026. If sources disagree, the stricter limit
 * applies. If there is no source, the limit is our own target.
 */
type Channel = {
  label: string
  title: Limit
  bullets: Limit & { maxCount: number }
  description: Limit
  /** In UTF-16 units. */
  maxKeywordLength: number
  sources: readonly string[]
}

export const channels = {
  'tiktok-shop': {
    label: 'TikTok Shop',
    title: { max: 200 },
    bullets: { max: 250, maxCount: 5, isTarget: true },
    description: { max: 10_000 },
    maxKeywordLength: 30,
    sources: [
      'lettercounter.org/blog/tiktok-shop-description-limit (title 25 to 200)',
      'partner.tiktokshop.com, Create Product (description 10,000; three to five selling points under 250)',
    ],
  },
  etsy: {
    label: 'Etsy',
    title: { max: 140 },
    bullets: { max: 200, maxCount: 5, isTarget: true },
    description: { max: 5_000, isTarget: true },
    maxKeywordLength: 20,
    sources: ['apify.com/autoaugeo/listing-seo-length-auditor-for-online-se-8a73 (title 140, 13 tags of 20)'],
  },
  amazon: {
    label: 'Amazon',
    title: { max: 200 },
    bullets: { max: 250, maxCount: 5 },
    description: { max: 2_000 },
    maxKeywordLength: 50,
    sources: [
      'sellercentral.amazon.com, product detail page rules (title 200)',
      'amazonlistingaudit.com/policy/bullet-point-guidelines (five bullets of 250; others say 500)',
      'viral-launch.com/?p=1954, December 2024 (description 2,000)',
    ],
  },
  site: {
    label: 'My own shop',
    title: { max: 70, isTarget: true },
    bullets: { max: 200, maxCount: 6, isTarget: true },
    description: { max: 5_000, isTarget: true },
    maxKeywordLength: 50,
    sources: ['targets of ours: your own shop sets none'],
  },
} as const satisfies Record<string, Channel>

export const productFields = [
  {
    kind: 'text',
    name: 'name',
    label: 'Product name',
    isAlwaysVisible: true,
    default: '',
    maxLength: 80,
    placeholder: 'e.g. Linen apron',
  },
  {
    kind: 'select',
    name: 'channel',
    label: 'Where it is sold',
    default: 'tiktok-shop',
    isAlwaysVisible: true,
    options: [
      { value: 'tiktok-shop', label: channels['tiktok-shop'].label },
      { value: 'etsy', label: channels.etsy.label },
      { value: 'amazon', label: channels.amazon.label },
      { value: 'site', label: channels.site.label },
    ],
  },
  {
    kind: 'select',
    name: 'words',
    label: 'Length',
    default: '150',
    isAlwaysVisible: true,
    options: [
      { value: '80', label: 'About 80 words', shortLabel: '80 words' },
      { value: '150', label: 'About 150 words', shortLabel: '150 words' },
      { value: '300', label: 'About 300 words', shortLabel: '300 words' },
    ],
  },
  toneField,
  { kind: 'toggle', name: 'bullets', label: 'Bullet points', default: true },
  audienceField,
  avoidField,
  languageField,
] as const satisfies readonly Field[]

export type ProductInput = { prompt: string; parameters: FieldParameters<typeof productFields> }

export const listingSchema = z.object({
  title: z.string().describe('The title of the listing.'),
  bullets: z.array(z.string()).describe('Feature and what it is good for, one a bullet; empty where none are wanted.'),
  description: z.string().describe('The description, a blank line between paragraphs, without the bullets.'),
  keywords: z.array(z.string()).describe('Exactly five search phrases of one to three words.'),
})

export type Listing = z.infer<typeof listingSchema>

export function formatListing({ title, bullets, description }: Listing): string {
  return [title, description, bullets.map((bullet) => `• ${bullet}`).join('\n')].filter(Boolean).join('\n\n')
}
