import type { Metadata } from 'next'
import type { Tool } from '@/lib/tool/tool-definition'
import { buildPageMetadata } from './page-metadata'

export function buildToolMetadata({ type, path, copy }: Tool): Metadata {
  return buildPageMetadata({
    title: copy.title,
    description: copy.description,
    path,
    image: { url: `/og/${type}.png`, alt: copy.name },
  })
}
