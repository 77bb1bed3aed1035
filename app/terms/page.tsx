import { buildPageMetadata } from '@/app/page-metadata'
import { TextArticle } from '@/app/text-article'
import { terms } from '@/content/pages/terms'

export const metadata = buildPageMetadata(terms)

export default function Terms() {
  return <TextArticle page={terms} />
}
