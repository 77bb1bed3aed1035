import { buildPageMetadata } from '@/app/page-metadata'
import { TextArticle } from '@/app/text-article'
import { privacyPage } from '@/content/pages/privacy'

export const metadata = buildPageMetadata(privacyPage)

export default function Privacy() {
  return <TextArticle page={privacyPage} />
}
