import { TextArticle } from '@/app/page-frame'
import { buildPageMetadata } from '@/app/page-metadata'
import { privacyPage } from '@/content/pages/legal'

export const metadata = buildPageMetadata(privacyPage)

export default function Privacy() {
  return <TextArticle page={privacyPage} />
}
