import { buildPageMetadata } from '@/app/page-metadata'
import { TextArticle } from '@/app/text-article'
import { contactPage } from '@/content/pages/contact'

export const metadata = buildPageMetadata(contactPage)

export default function Contact() {
  return <TextArticle page={contactPage} />
}
