import { pageMetadata } from '@/app/page-metadata'
import { TextArticle } from '@/app/text-article'
import { privacy } from '@/content/pages/privacy'

export const metadata = pageMetadata(privacy)

export default function Privacy() {
  return <TextArticle page={privacy} />
}
