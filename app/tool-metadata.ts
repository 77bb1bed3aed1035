import type { Metadata } from 'next'
import type { Tool } from '@/lib/tool/tool-definition'
import { pageMetadata } from './page-metadata'

export function toolMetadata({ type, path, copy }: Tool): Metadata {
  return pageMetadata({
    title: copy.title,
    description: copy.description,
    path,
    image: { url: `/og/${type}.png`, alt: copy.name },
  })
}
