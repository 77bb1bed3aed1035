import { pageMetadata } from '@/components/page/page-metadata'
import { TextArticle } from '@/components/page/text-article'
import { contact } from '@/content/pages/contact'

export const metadata = pageMetadata(contact)

export default function Contact() {
  return <TextArticle page={contact} />
}
