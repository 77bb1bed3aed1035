import { buildPageMetadata } from '@/app/page-metadata'
import { TextArticle } from '@/app/text-article'
import { privacy } from '@/content/pages/privacy'

export const metadata = buildPageMetadata(privacy)

export default function Privacy() {
  return <TextArticle page={privacy} />
}
