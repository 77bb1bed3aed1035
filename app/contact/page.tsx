import { buildPageMetadata } from '@/app/page-metadata'
import { TextArticle } from '@/app/text-article'
import { contact } from '@/content/pages/contact'

export const metadata = buildPageMetadata(contact)

export default function Contact() {
  return <TextArticle page={contact} />
}
