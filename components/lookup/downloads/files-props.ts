import type { FoundPost } from '@/lib/downloads/found-post'
import type { Links } from './use-links'

export type FilesProps = { post: FoundPost; links: Links }
