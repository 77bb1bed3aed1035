import type { ComponentType } from 'react'
import type { FoundPost } from '@/lib/tiktok/downloads/found-post'
import type { Links } from './use-found-post'

export type FilesProps = { post: FoundPost; links: Links }

/** Fetches what a tool shows of a found post. Stable between renders. */
export type LoadResult = () => Promise<{ Result: ComponentType<FilesProps> }>
