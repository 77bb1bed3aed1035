/**
 * Purposes of the tools in groups without platforms, in display order: the headings and filters of each group's page.
 */
export const toolCategories = {
  image: {
    size: 'Resize and compress',
    design: 'Design',
    ai: 'AI',
    utility: 'Utilities',
  },
  text: {
    write: 'Write',
    fix: 'Fix',
    count: 'Count',
    format: 'Format',
    creator: 'Creator utilities',
  },
} as const

type Categories = typeof toolCategories

export const categoryByType: {
  readonly [Group in keyof Categories]: Readonly<Record<string, keyof Categories[Group]>>
} = {
  image: {
    'image-compressor': 'size',
    'image-converter': 'size',
    'social-image-resizer': 'size',
    'image-cropper': 'size',
    'carousel-splitter': 'size',
    'thumbnail-maker': 'design',
    'meme-maker': 'design',
    'quote-card-maker': 'design',
    'collage-maker': 'design',
    'gif-maker': 'design',
    'add-watermark': 'design',
    'ai-image-generator': 'ai',
    'ai-alt-text-generator': 'ai',
    'image-to-caption': 'ai',
    'ai-prompt-writer': 'ai',
    'qr-code-generator': 'utility',
    'color-palette-extractor': 'utility',
    'exif-remover': 'utility',
  },
  text: {
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
  },
}
