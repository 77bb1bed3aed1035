import type { FoundPost } from '@/lib/downloads/found-post'
import type { Links } from './use-found-post'

export type FilesProps = { post: FoundPost; links: Links }
