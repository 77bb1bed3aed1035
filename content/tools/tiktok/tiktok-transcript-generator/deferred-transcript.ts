/** Code needed only after a link is entered, in a separate chunk. */
export { findTikTokLinks } from '@/lib/tiktok/links/tiktok-link'
export { TranscriptResult, TranscriptStatus } from './transcript-result'
