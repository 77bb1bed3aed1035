import type { RegisteredTool } from '@/content/tools'

/** Purposes of tools without a platform, in display order. Group pages use them as headings and filters. */
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

export const startingPoints = {
  line: 'A line about it',
  text: 'A text',
  link: 'A TikTok link',
  file: 'A picture or recording',
  numbers: 'My numbers',
} as const

type StartingPoint = keyof typeof startingPoints

/** Overrides by tool type of the kind's default starting points. */
export const startingPointsByType: Readonly<Record<string, readonly StartingPoint[]>> = {
  'ai-prompt-writer': ['line'],
  'ai-alt-text-generator': ['file', 'line'],
  'image-to-caption': ['file', 'line'],
  'color-palette-extractor': ['file'],
  'emoji-symbol-picker': ['line', 'text'],
  'collage-maker': ['file'],
  'gif-maker': ['file'],
  'giveaway-picker': ['text', 'file'],
  'meme-maker': ['file', 'line'],
  'quote-card-maker': ['text', 'line'],
  'call-to-action-generator': ['line', 'text'],
  'headline-generator': ['line', 'text'],
  'content-repurposer': ['text'],
  'instagram-carousel': ['line', 'text'],
  'qr-code-generator': ['text'],
  'seo-meta-generator': ['line', 'text'],
  'social-character-counter': ['text'],
  'grammar-checker': ['text'],
  'plain-language-rewriter': ['text'],
  'text-shortener': ['text'],
  'text-summarizer': ['text'],
  paraphraser: ['text'],
  'tone-changer': ['text'],
  'text-expander': ['line', 'text'],
  'text-translator': ['text'],
  'tiktok-transcript-generator': ['link', 'file'],
  'tiktok-script-writer': ['line', 'text'],
  'download-tiktok-video': ['link'],
  'download-tiktok-mp3': ['link'],
  'tiktok-thumbnail-download': ['link'],
  'tiktok-voice-generator': ['text'],
  'thumbnail-maker': ['file', 'line'],
  'twitter-hashtags': ['line', 'text'],
  'twitter-thread': ['line', 'text'],
  'youtube-description': ['line', 'text'],
  'youtube-script': ['line', 'text'],
}

const defaultStartingPoints = {
  prompt: ['line'],
  server: ['line'],
  text: ['text'],
  files: ['file'],
  widget: ['numbers'],
} as const satisfies Record<RegisteredTool['kind'], readonly StartingPoint[]>

export const getStartingPoints = ({ type, kind }: RegisteredTool): readonly StartingPoint[] =>
  startingPointsByType[type] ?? defaultStartingPoints[kind]

/** Whether a tool works without a server after its page has loaded. */
export const runsInBrowser = ({ kind }: RegisteredTool): boolean =>
  kind === 'text' || kind === 'files' || kind === 'widget'
