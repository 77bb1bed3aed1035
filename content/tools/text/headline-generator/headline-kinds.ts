import { youtubeTitle } from '@/lib/platforms/networks/youtube'

/**
 * Kinds of headline: the label, the limit in UTF-16 units, and the checklist that scores it. Figures checked 2026-11.
 */
export const headlineKinds = {
  youtube: { label: 'YouTube title', max: youtubeTitle.max, phone: youtubeTitle.fold.maxOnPhone, score: 'title' },
  // Width of a Google result on a desktop, in typical letters: docs.rs/codoseo-web (580 px), tidyutils.com (50 to 60).
  blog: { label: 'Blog headline', max: 60, phone: 60, score: null },
  // emailtooltester.com/en/blog/email-subject-lines-character-limit: at most 50, the essentials within 33.
  email: { label: 'Email subject', max: 50, phone: 33, score: null },
  // About 15 spoken words, five seconds: teleprompter.works/blog/tiktok-script-guide.
  tiktok: { label: 'TikTok hook', max: 90, phone: 90, score: 'hook' },
  // A Google responsive search ad: jupitron.ai/specs/google-ads-character-limits.
  ad: { label: 'Ad headline', max: 30, phone: 30, score: null },
} as const

export type HeadlineKind = keyof typeof headlineKinds
