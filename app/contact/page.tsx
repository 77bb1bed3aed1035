import { TextArticle } from '@/app/page-frame'
import { buildPageMetadata } from '@/app/page-metadata'
import { contactPage } from '@/content/pages/contact'

export const metadata = buildPageMetadata(contactPage)

export default function Contact() {
  return <TextArticle page={contactPage} />
}
