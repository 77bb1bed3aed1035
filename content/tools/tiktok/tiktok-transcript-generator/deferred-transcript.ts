/** Code needed only after a link is entered, in a separate chunk. */
import { errors } from '@/lib/core/errors/error-catalog'
import { getLinkErrorCode } from '@/lib/tiktok/links/tiktok-link'

export { findTikTokLinks } from '@/lib/tiktok/links/tiktok-link'
export { TranscriptResult, TranscriptStatus } from './transcript-result'

export const describeRefusedLink = (text: string) => errors[getLinkErrorCode(text)]
