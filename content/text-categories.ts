/** What the text tools are for, in display order. */
export const textCategories = {
  write: 'Write',
  fix: 'Fix',
  count: 'Count',
  format: 'Format',
  creator: 'Creator utilities',
} as const

type Category = keyof typeof textCategories

/** By type. */
export const textCategoryOf: Readonly<Record<string, Category>> = {
  'headline-generator': 'write',
  paraphraser: 'write',
  'tone-changer': 'write',
  'text-expander': 'write',
  'content-repurposer': 'write',
  'product-description-generator': 'write',
  'brand-pitch-email-writer': 'write',
  'slogan-generator': 'write',
  'call-to-action-generator': 'write',
  'seo-meta-generator': 'write',
  'text-translator': 'write',
  'grammar-checker': 'fix',
  'text-shortener': 'fix',
  'text-summarizer': 'fix',
  'plain-language-rewriter': 'fix',
  'text-cleaner': 'fix',
  'find-and-replace': 'fix',
  'text-compare': 'fix',
  'social-character-counter': 'count',
  'word-counter': 'count',
  'readability-checker': 'count',
  'keyword-extractor': 'count',
  'script-timer': 'count',
  'case-converter': 'format',
  'fancy-text-generator': 'format',
  'caption-spacer': 'format',
  'thread-splitter': 'format',
  'line-organizer': 'format',
  'subtitle-converter': 'format',
  'giveaway-picker': 'creator',
  'emoji-symbol-picker': 'creator',
  'utm-link-builder': 'creator',
}
