/** What the page needs once a link stands in its box, in one file of its own. */
export { findTikTokLinks } from '@/lib/tiktok/links/find-tiktok-links'
export { TranscriptResult } from './transcript-result'
export { TranscriptStatus } from './transcript-status'
