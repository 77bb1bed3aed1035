import type { RegisteredTool } from '@/content/tools'

export const startingPoints = {
  line: 'A line about it',
  text: 'A text',
  link: 'A TikTok link',
  file: 'A picture or recording',
  numbers: 'My numbers',
} as const

export type StartingPoint = keyof typeof startingPoints

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
