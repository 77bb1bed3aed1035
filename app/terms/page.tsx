import { TextArticle } from '@/app/page-frame'
import { buildPageMetadata } from '@/app/page-metadata'
import { termsPage } from '@/content/pages/legal'

export const metadata = buildPageMetadata(termsPage)

export default function Terms() {
  return <TextArticle page={termsPage} />
}
