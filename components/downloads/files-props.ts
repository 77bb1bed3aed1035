import type { ComponentType } from 'react'
import type { FoundPost } from '@/lib/tiktok/downloads/found-post'
import type { PostLinks } from './use-found-post'

export type FilesProps = { post: FoundPost; links: PostLinks }

/** Loads the result component of a tool. Must be stable between renders. */
export type LoadResultModule = () => Promise<{ Result: ComponentType<FilesProps> }>
