/** Code needed only after a link is entered, in a separate chunk. */
export { findTikTokLinks } from '@/lib/tiktok/links/find-tiktok-links'
export { TranscriptResult } from './transcript-result'
export { TranscriptStatus } from './transcript-status'
