import { MAX_USES_PER_DAY } from '@/lib/core/daily-limits'

/** Operators change name, contact and figures here. `content/paths.ts` filters out pages that do not exist. */
export const site = {
  name: 'Postsmith',
  tagline: 'Free AI tools for social media',
  description:
    'Free AI tools for TikTok, Instagram, YouTube and Twitter: video ideas, scripts, hooks, captions, hashtags and titles that fit each platform. No sign-up.',
  language: 'en',
} as const

/** Change these values before launch. Without an email address, no page links to the contact page. */
export const operator: {
  name: string
  email: string | null
  /** Only if it differs from `email`. */
  securityEmail: string | null
  policiesChangeDate: string
} = { name: 'the Postsmith team', email: null, securityEmail: null, policiesChangeDate: '2026-11-22' }

/** The operator supplies these figures. Pages show the figures as goals until `reached` is true. */
export const marketingStats: {
  reached: boolean
  invitations: Readonly<Record<'reached' | 'goal', string>>
  home: readonly Statistic[]
  social: readonly Statistic[]
} = {
  reached: false,
  invitations: { reached: 'Join 50,000+ creators using our tools', goal: 'Help us reach 50,000 creators' },
  home: [
    { value: '50K+', label: 'Active Users' },
    { value: '1M+', label: 'AI Generations' },
  ],
  social: [
    { value: '25K+', label: 'creators' },
    { value: '500K+', label: 'content pieces' },
  ],
}

type Statistic = { value: string; label: string }

/** The tool counts of the specification; see `formatToolCount` of `content/catalog.ts`. */
export const advertisedCounts = {
  all: 75,
  social: 25,
  socialStatistic: 26,
  groups: { tiktok: 15, youtube: 6, instagram: 7, twitter: 4, image: 18, text: 32 },
} as const

/** `sectionPaths` are the path prefixes of a section, so that its link is marked as current on its pages. */
export const navigation = [
  { label: 'Home', path: '/', sectionPaths: [] },
  {
    label: 'Social Media Tools',
    path: '/social-media-tools',
    sectionPaths: ['/social-media-tools/', '/tiktok', '/download-'],
  },
  { label: 'Image Tools', path: '/image-tools', sectionPaths: ['/image-tools/'] },
  { label: 'Text Tools', path: '/text-tools', sectionPaths: ['/text-tools/'] },
] as const

/** Pages outside the main navigation, shown in the menu of small screens. */
export const secondaryNavigation = [
  { label: 'All Tools', path: '/tools', sectionPaths: [] },
  { label: 'Saved', path: '/saved', sectionPaths: [] },
] as const

export const categories = [
  {
    title: 'Social Media Tools',
    path: '/social-media-tools',
    icon: 'share-2',
    advertisedCount: advertisedCounts.social,
    toolPaths: [
      '/tiktok-hook-generator',
      '/social-media-tools/instagram/caption-generator',
      '/social-media-tools/youtube/title-generator',
      '/social-media-tools/twitter/thread-creator',
      '/download-video-tiktok',
      '/social-media-tools/tiktok/money-calculator',
    ],
  },
  {
    title: 'Image Tools',
    path: '/image-tools',
    icon: 'image',
    advertisedCount: advertisedCounts.groups.image,
    toolPaths: [
      '/image-tools/image-compressor',
      '/image-tools/social-image-resizer',
      '/image-tools/video-for-posts',
      '/image-tools/thumbnail-maker',
      '/image-tools/quote-card-maker',
      '/image-tools/collage-maker',
    ],
  },
  {
    title: 'Text Tools',
    path: '/text-tools',
    icon: 'type',
    advertisedCount: advertisedCounts.groups.text,
    toolPaths: [
      '/text-tools/grammar-checker',
      '/text-tools/social-character-counter',
      '/text-tools/headline-generator',
      '/text-tools/text-summarizer',
      '/text-tools/text-compare',
      '/text-tools/giveaway-picker',
    ],
  },
] as const

/** The strongest tools that work in the browser, by what comes out of them. */
export const shortcuts = [
  { label: 'Shrink a photo', path: '/image-tools/image-compressor' },
  { label: 'Edit a video', path: '/image-tools/video-for-posts' },
  { label: 'Make a thumbnail', path: '/image-tools/thumbnail-maker' },
  { label: 'Crop for every network', path: '/image-tools/social-image-resizer' },
  { label: 'Count characters', path: '/text-tools/social-character-counter' },
  { label: 'Pick a winner', path: '/text-tools/giveaway-picker' },
] as const

export const featuredPaths = [
  '/social-media-tools/tiktok/video-ideas',
  '/image-tools/ai-image-generator',
  '/social-media-tools/instagram/caption-generator',
] as const

export const popularPaths = [
  '/social-media-tools/tiktok/video-ideas',
  '/social-media-tools/tiktok/script-writer',
  '/tiktok-hook-generator',
  '/tiktok-hashtag-generator',
  '/download-video-tiktok',
  '/tiktok-username-generator',
  '/social-media-tools/tiktok/money-calculator',
  '/social-media-tools/instagram/caption-generator',
] as const

export const defaultRelatedPaths = [
  '/social-media-tools/tiktok/video-ideas',
  '/tiktok/tiktok-caption-generator',
  '/social-media-tools/youtube/title-generator',
  '/social-media-tools/instagram/caption-generator',
] as const

/** Footer links by column. Their paths are these words under `/social-media-tools`, as in `tiktok/video-ideas`. */
export const footerLinks = {
  TikTok: ['Video Ideas', 'Hashtag Generator', 'Caption Generator', 'Bio Generator'],
  Instagram: ['Caption Generator', 'Hashtag Research', 'Story Ideas', 'Bio Creator'],
  YouTube: ['Title Generator', 'Description Writer', 'Thumbnail Ideas', 'Tag Generator'],
  Twitter: ['Thread Creator', 'Tweet Generator', 'Bio Writer', 'Hashtag Tools'],
} as const

export const footerPages = [
  { label: 'All Tools', path: '/tools' },
  { label: 'About', path: '/about' },
  { label: 'Privacy Policy', path: '/privacy' },
  { label: 'Terms of Service', path: '/terms' },
  ...(operator.email === null ? [] : [{ label: 'Contact', path: '/contact' }]),
]

export const benefits = [
  {
    title: 'Within each platform’s limits',
    text: 'Characters and hashtags are counted the way each platform counts them, and long results are shortened.',
  },
  {
    title: 'No sign-up',
    text: `Just open a tool. You can use each writing tool ${MAX_USES_PER_DAY} times a day. Tools that run in your browser have no limit.`,
  },
  {
    title: 'Your work stays with you',
    text: 'Your history and saved results are only in this browser. Clear them anytime.',
  },
  {
    title: 'Your facts, not ours',
    text: 'We tell the AI not to make up statistics, and we underline any number you didn’t give it.',
  },
] as const
