import { buildPageMetadata } from '@/app/page-metadata'
import { TextArticle } from '@/app/text-article'
import { termsPage } from '@/content/pages/terms'

export const metadata = buildPageMetadata(termsPage)

export default function Terms() {
  return <TextArticle page={termsPage} />
}
