/** What the page needs once a link stands in its box, in one file of its own. */
export { linksIn } from '@/lib/tiktok/links/links-in'
export { TranscriptResult } from './transcript-result'
export { TranscriptStatus } from './transcript-status'
