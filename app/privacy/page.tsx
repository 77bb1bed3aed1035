import { pageMetadata } from '@/components/page/page-metadata'
import { TextArticle } from '@/components/page/text-article'
import { privacy } from '@/content/pages/privacy'

export const metadata = pageMetadata(privacy)

export default function Privacy() {
  return <TextArticle page={privacy} />
}
