/** What the page needs once a link stands in its box, in one file of its own. */
export { linksIn } from '@/lib/tiktok/links-in'
export { LookupStatus } from '../lookup-status'
export { TranscriptResult } from './transcript-result'
